"""Train the network of the levels `intuition` and `neural` with games that it plays against itself.

`.venv/bin/pip install -e '.[train]'` installs torch; then `.venv/bin/python -m tools.train_network RUN --minutes 60`
trains in the folder RUN, and continues there if it was interrupted. The network is given only the rules.
"""

# torch is large and installed only where a network is trained, so the type checker often cannot find it; and it leaves
# some arguments untyped:
# pyright: basic, reportMissingImports=false

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from bot.games.lines import LISTED, Rules
from bot.players.network import PLANES, Bools, Evaluate, Floats, legal_cells, planes
from tools.self_play import Games, Replay, after_moves, random_position

CHANNELS = 32
BLOCKS = 4
REUSE = 4  # how often each position is drawn on average
BATCH_STEPS = 2  # in how many steps the positions of one round are learned
RATES = (2e-3, 1e-4)  # the learning rate at the beginning and at the end


@dataclass(frozen=True, slots=True)
class Plan:
    """How one game is trained."""

    games: int  # played at once
    visits: int
    considered: int  # moves at the root of a search
    kept: int  # positions in the replay buffer


PLANS: Mapping[str, Plan] = {
    "3x3": Plan(96, 32, 9, 10_000),
    "misere": Plan(160, 32, 9, 10_000),
    "4x4": Plan(40, 24, 8, 40_000),
    "5x5": Plan(112, 24, 8, 80_000),
    "7x7": Plan(112, 28, 8, 80_000),
    "connect4": Plan(128, 28, 7, 80_000),
}


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.pooled = nn.Linear(2 * CHANNELS, CHANNELS)
        self.second = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        nn.init.zeros_(self.pooled.weight)
        nn.init.zeros_(self.pooled.bias)
        nn.init.zeros_(self.second.weight)

    def forward(self, x: Tensor) -> Tensor:
        y = torch.relu(self.first(x))
        y = torch.relu(y + self.pooled(pool(y))[:, :, None, None])
        return torch.relu(x + self.second(y))


class TorchNetwork(nn.Module):
    """The same network as `bot.players.network.Network`, which computes it with numpy."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Conv2d(PLANES, CHANNELS, 3, padding=1)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.policy_hidden = nn.Linear(CHANNELS, CHANNELS)
        self.policy_pooled = nn.Linear(2 * CHANNELS, CHANNELS)
        self.policy = nn.Linear(CHANNELS, 1)
        self.value_hidden = nn.Linear(2 * CHANNELS, CHANNELS)
        self.value = nn.Linear(CHANNELS, 1)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all cells, legal or not, and the values."""
        x = torch.relu(self.stem(x))
        for block in self.blocks:
            x = block(x)
        pooled = pool(x)
        hidden = torch.relu(self.policy_hidden(x.flatten(2).transpose(1, 2)))
        hidden = hidden + torch.relu(self.policy_pooled(pooled))[:, None]
        values = torch.tanh(self.value(torch.relu(self.value_hidden(pooled))))
        return self.policy(hidden)[:, :, 0], values[:, 0]


def pool(x: Tensor) -> Tensor:
    return torch.cat([x.mean(dim=(2, 3)), x.amax(dim=(2, 3))], dim=1)


class Trainer:
    """A training that can be saved and continued."""

    def __init__(self, folder: Path, seed: int, device: str) -> None:
        torch.manual_seed(seed)
        self.rng = np.random.default_rng(seed)
        self.device = device
        self.network = TorchNetwork().to(device)
        self.optimizer = torch.optim.AdamW(self.network.parameters(), lr=RATES[0], weight_decay=1e-4)
        self.games = {name: Games(LISTED[name], plan.games, self.rng) for name, plan in PLANS.items()}
        self.replays = {name: Replay(LISTED[name], plan.kept) for name, plan in PLANS.items()}
        self.folder = folder
        self.seconds = 0.0
        self.round = 0
        self.elo = dict.fromkeys(PLANS, 0.0)
        self.earlier = weights_of(self.network)
        self.losses: list[tuple[float, float]] = []

    def evaluate(self, rules: Rules, own: Bools, other: Bools) -> tuple[Floats, Floats]:
        return evaluate(self.network, self.device, rules, own, other)

    def play_and_learn(self, progress: float) -> None:
        """Play one ply in every game, and learn from positions of finished games."""
        for name, plan in PLANS.items():
            self.replays[name].add(self.games[name].advance(self.evaluate, plan.visits, plan.considered))
        for group in self.optimizer.param_groups:
            group["lr"] = rate(progress)
        self.network.train()
        for _ in range(BATCH_STEPS):
            self._learn()
        self.round += 1

    def _learn(self) -> None:
        self.optimizer.zero_grad()
        policy_sum = value_sum = 0.0
        total = sum(plan.games for plan in PLANS.values())
        for name, plan in PLANS.items():
            replay, rules = self.replays[name], LISTED[name]
            if len(replay) < 2 * plan.games:
                continue
            own, other, policies, values = replay.draw(plan.games * REUSE // BATCH_STEPS, self.rng)
            logits, found = self.network(torch.from_numpy(planes(rules, own, other)).to(self.device))
            legal = torch.from_numpy(legal_cells(rules, own, other)).to(self.device)
            logs = torch.log_softmax(logits.masked_fill(~legal, -1e9), dim=1)
            policy_loss = -(torch.from_numpy(policies).to(self.device) * logs.clamp(min=-50)).sum(1).mean()
            value_loss = ((found - torch.from_numpy(values).to(self.device)) ** 2).mean()
            share = plan.games / total
            ((policy_loss + value_loss) * share).backward()
            policy_sum += float(policy_loss) * share
            value_sum += float(value_loss) * share
        nn.utils.clip_grad_norm_(self.network.parameters(), 5.0)
        self.optimizer.step()
        self.losses.append((policy_sum, value_sum))

    def measure(self) -> None:
        """Add to the Elo of each game what the network gained since the last time, and write the log."""
        before = numpy_network(self.earlier, self.device)
        for name in PLANS:
            share = match(self.evaluate, before, LISTED[name], 200, np.random.default_rng(self.round))
            self.elo[name] += elo_difference(share)
        self.earlier = weights_of(self.network)
        policy, value = np.mean(self.losses, axis=0) if self.losses else (0.0, 0.0)
        self.losses.clear()
        entry = {
            "minutes": round(self.seconds / 60, 2),
            "round": self.round,
            "policy_loss": round(float(policy), 4),
            "value_loss": round(float(value), 4),
            "elo": {name: round(elo) for name, elo in self.elo.items()},
            "games": {name: games.finished for name, games in self.games.items()},
        }
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")

    def save(self) -> None:
        """Save all that is needed to continue; an interrupted saving leaves the file before."""
        state = {
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "rng": self.rng,
            "torch_rng": torch.get_rng_state(),
            "games": self.games,
            "replays": self.replays,
            "seconds": self.seconds,
            "round": self.round,
            "elo": self.elo,
            "earlier": self.earlier,
            "losses": self.losses,
        }
        new = self.folder / "state.new"
        torch.save(state, new)
        new.replace(self.folder / "state.pt")

    def load(self) -> None:
        state = torch.load(self.folder / "state.pt", weights_only=False)
        self.network.load_state_dict(state["network"])
        self.optimizer.load_state_dict(state["optimizer"])
        torch.set_rng_state(state["torch_rng"])
        for name in ("rng", "replays", "seconds", "round", "elo", "earlier", "losses"):
            setattr(self, name, state[name])
        for name, plan in PLANS.items():
            games = state["games"][name]
            is_as_planned = len(games.own) == plan.games  # otherwise the plan has changed since, and they begin anew
            self.games[name] = games if is_as_planned else Games(LISTED[name], plan.games, self.rng)

    def checkpoint(self, name: str) -> None:
        """Write the weights as the bot reads them."""
        np.savez_compressed(
            self.folder / f"{name}.npz",
            **{key: value.astype(np.float16) for key, value in weights_of(self.network).items()},
        )


def rate(progress: float) -> float:
    """The learning rate after a share of the training, which falls along a cosine."""
    first, last = RATES
    return last + (first - last) * (1 + np.cos(np.pi * min(progress, 1.0))) / 2


def weights_of(network: nn.Module) -> dict[str, Any]:
    return {name: value.detach().cpu().numpy().copy() for name, value in network.state_dict().items()}


def numpy_network(weights: Mapping[str, Any], device: str) -> Evaluate:
    network = TorchNetwork().to(device)
    network.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})
    return lambda rules, own, other: evaluate(network, device, rules, own, other)


def evaluate(network: nn.Module, device: str, rules: Rules, own: Bools, other: Bools) -> tuple[Floats, Floats]:
    with torch.inference_mode():
        logits, values = network(torch.from_numpy(planes(rules, own, other)).to(device))
    legal = legal_cells(rules, own, other)
    return np.where(legal, logits.cpu().numpy(), np.float32(-1e9)), values.cpu().numpy()


def match(first: Evaluate, second: Evaluate, rules: Rules, games: int, rng: np.random.Generator) -> float:
    """The share of points of the first network's likeliest moves against the second's, from random positions.
    Each position is played twice, so that each side has it once.
    """
    starts = [random_position(rules, rng) for _ in range(games // 2)] * 2
    own, other = (np.concatenate(side) for side in zip(*starts, strict=True))
    is_first = np.arange(len(own)) < len(own) // 2  # whether the first network is to move
    points = 0.0
    while len(own):
        moves = np.zeros(len(own), np.int64)
        for network, plays in ((first, is_first), (second, ~is_first)):
            if plays.any():
                moves[plays] = network(rules, own[plays], other[plays])[0].argmax(1)
        own, other, is_over, results = after_moves(rules, own, other, moves)
        is_first = ~is_first
        points += float((np.where(is_first, results, -results)[is_over] + 1).sum() / 2)
        own, other, is_first = own[~is_over], other[~is_over], is_first[~is_over]
    return points / len(starts)


def elo_difference(share: float) -> float:
    share = min(max(share, 0.01), 0.99)
    return 400 * float(np.log10(share / (1 - share)))


def train(trainer: Trainer, minutes: float, checkpoints: Mapping[str, float], measure_every: float) -> None:
    """Train until the training has taken so many minutes, earlier runs included. Write checkpoints at given minutes."""
    last, measured = monotonic(), trainer.seconds
    while trainer.seconds < 60 * minutes:
        trainer.play_and_learn(trainer.seconds / 60 / minutes)
        now = monotonic()
        before, trainer.seconds, last = trainer.seconds, trainer.seconds + now - last, now
        for name, minute in checkpoints.items():
            if before < 60 * minute <= trainer.seconds:
                trainer.checkpoint(name)
        if trainer.seconds - measured >= 60 * measure_every:
            measured = trainer.seconds
            trainer.measure()
            trainer.save()
        _draw_progress(trainer, minutes)
    trainer.measure()
    trainer.save()
    trainer.checkpoint("final")


def _draw_progress(trainer: Trainer, minutes: float) -> None:
    done = min(1.0, trainer.seconds / 60 / minutes)
    bar = "#" * round(30 * done)
    policy, value = trainer.losses[-1] if trainer.losses else (0.0, 0.0)
    sys.stderr.write(
        f"\r[{bar:30}] {100 * done:3.0f} %  {trainer.seconds / 60:.1f} of {minutes:g} min  round {trainer.round}"
        f"  loss {policy:.3f} + {value:.3f} "
    )
    sys.stderr.flush()


def main() -> None:
    parser = ArgumentParser(description="Train the network with games against itself.")
    parser.add_argument("folder", type=Path, help="where the training is saved, and continued if it is there already")
    parser.add_argument("--minutes", type=float, default=60, help="of training in all (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(%(default)s)")
    parser.add_argument("--threads", type=int, default=1, help="of torch on the processor (%(default)s)")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu", help="(%(default)s)")
    parser.add_argument("--measure-every", type=float, default=5, help="minutes (%(default)s)")
    parser.add_argument(
        "--checkpoints", type=float, nargs="*", default=[2, 5, 10, 20, 40, 60], help="minutes at which weights are kept"
    )
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    options.folder.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(options.folder, options.seed, options.device)
    if (options.folder / "state.pt").exists():
        trainer.load()
    names = {f"{minute:g}-minutes": minute for minute in options.checkpoints}
    train(trainer, options.minutes, names, options.measure_every)


if __name__ == "__main__":
    main()
