"""Checks the messages of every language, as `make lint` does: `.venv/bin/python -m tools.check_messages`.
With the codes of some languages, such as `de fr`, it checks only these.

A language has no messages that English lacks; each has the same facts, references and markup as in English. Its
selectors have every plural category that its whole numbers need. Messages are within Discord's limits with the longest
facts, and names of commands obey Discord's rules. English has every message that the code names.
No language uses a word that its glossary rejects.

A language may lack messages, which are then shown in English. A table says which.
"""

from __future__ import annotations

import ast as python
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.process.features import read_messages
from bot.text.catalogue import ENGLISH, LANGUAGE_NAMES, Catalogue
from bot.text.command_mentions import CommandMentions
from bot.text.localizer import Localizer
from tools.glossary import check_words, read_glossary
from tools.longest import ID, LONGEST, NESTED, NUMBERS, PREFIX, STYLE, TWICE, max_length
from tools.raised_refusals import RaisedRefusal, raised_refusals

ROOT = Path(__file__).parents[1]

_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
_WHOLE_NUMBERS = (*range(201), 1_000, 1_000_000)
"""Whole numbers of every plural category that any language has for them."""

_TYPED = ("name-", "word-", "level-")
_WORD, _MAX_WORDS_IN_COMMON = re.compile(r"(?<![{\w])[^\W\d_]{2,}(?![}\w])"), 3
"""Messages of some words can be the same in two languages, such as `**Total:**`."""

_MARKUP = re.compile(r"\*\*|`|^###? |^-# ", re.MULTILINE)


@dataclass
class Entry(Visitor):
    """What a message or a term consists of.

    Attributes:
        facts: the names of its facts.
        references: the ids of the messages and terms that it refers to.
        plurals: the plural categories of each of its selectors, besides the default.
        numbers: the facts on which selectors depend.
        texts: what stands between them.
    """

    facts: set[str] = field(default_factory=set[str])
    references: set[str] = field(default_factory=set[str])
    plurals: list[set[str]] = field(default_factory=list[set[str]])
    numbers: set[str] = field(default_factory=set[str])
    texts: list[str] = field(default_factory=list[str])

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's interface
        """Note a text."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a fact."""
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a term."""
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the plural categories of a selector."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.plurals.append(keys)
        if isinstance(node.selector, ast.VariableReference):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


class Messages:
    """The messages of one language.

    Args:
        source: the contents of its file.
        english: the messages of English; None for English itself.
    """

    def __init__(self, locale: str, source: str, english: Messages | None = None) -> None:
        self.locale = locale
        self.catalogue = Catalogue(source, locale, english and english.catalogue)
        self._english = english
        self.entries: dict[str, Entry] = {}
        invisible = (line for line in source.splitlines() if any(unicodedata.category(sign) == "Cf" for sign in line))
        self.findings = [f"invisible character: {line.strip()[:60]}" for line in invisible]
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                self.findings.append(f"not Fluent: {(entry.content or '').strip()[:60]}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if key in self.entries:
                    self.findings.append(f"{key}: is there twice")
                self.entries[key] = Entry()
                self.entries[key].visit(entry)

    @property
    def keys(self) -> set[str]:
        """The ids of the messages."""
        return {key for key in self.entries if not key.startswith("-")}

    def reached(self, key: str) -> set[str]:
        """Return the ids of a message and of all that it refers to."""
        reached, waiting = set[str](), {key}
        while waiting:
            reached |= waiting
            waiting = {other for one in waiting for other in self._entry(one).references} - reached
        return reached

    def facts(self, key: str) -> set[str]:
        """Return the names of the facts of a message and of those that it refers to, without the prefix."""
        return {fact for one in self.reached(key) for fact in self._entry(one).facts} - {"prefix"}

    def _entry(self, key: str) -> Entry:
        """Return a message or a term, or that of English if this language lacks the message."""
        if key in self.catalogue.missing_keys and self._english:
            return self._english.entries[key]
        return self.entries[key]

    def say(self, key: str, number: int, *, mentions: CommandMentions | None = None) -> str:
        """Return a message with the longest facts.

        Args:
            number: the value of all facts that are numbers.
            mentions: of the commands; with them, commands are slash commands.
        """
        values = {fact: self.longest.get(f"{key}.{fact}", self.longest.get(fact, number)) for fact in self.facts(key)}
        values |= {fact: number for one in self.reached(key) for fact in self._entry(one).numbers}
        return Localizer(self.catalogue, "/" if mentions else PREFIX, STYLE, mentions).say(key, **values)

    def outline(self, key: str, number: int) -> str:
        """Return a message with the names of facts in place of facts, except for those on which selectors depend."""
        values: dict[str, object] = {fact: f"{{{fact}}}" for fact in self.facts(key)}
        values |= {fact: number for one in self.reached(key) for fact in self._entry(one).numbers}
        return Localizer(self.catalogue, "{prefix}").say(key, **values)

    def longest_of(self, key: str, *, mentions: CommandMentions | None = None) -> str:
        """Return the longest form of a message."""
        return max((self.say(key, number, mentions=mentions) for number in NUMBERS), key=len)

    @cached_property
    def longest(self) -> Mapping[str, object]:
        """The longest values of facts, some of which are messages of the language themselves."""
        self.longest = {name: fact for names, fact in LONGEST.items() for name in names.split()}
        for names, keys in NESTED.items():
            texts = [self.longest_of(key) for key in self.keys if re.fullmatch(keys, key)]
            longest = max(texts, key=len, default="")
            self.longest |= {name: " ".join([longest] * (1 + (name in TWICE))) for name in names.split()}
        return self.longest

    @cached_property
    def mentions(self) -> CommandMentions:
        """The mentions of all commands."""
        names = (key.removeprefix("name-").replace("_", " ") for key in self.keys if key.startswith("name-"))
        return CommandMentions({name: f"</{name}:{ID}>" for name in names})


def check(messages: Messages, english: Messages) -> Iterator[str]:
    """Yield what is wrong with a language."""
    if messages.findings:
        yield from messages.findings
        return
    yield from (f"{key}: English has no such message" for key in sorted(messages.keys - english.keys))
    for key in sorted(english.keys & messages.keys):
        try:
            yield from (f"{key}: {finding}" for finding in _check_message(key, messages, english))
        except KeyError as error:
            yield f"{key}: refers to {error.args[0]}, which is missing"
    yield from _check_names(messages, english)


def check_refusals(english: Messages, raised: Collection[RaisedRefusal]) -> Iterator[str]:
    """Yield what is wrong with the English messages of refusals, of which each is `error-` and the key."""
    for refusal in raised:
        key = f"error-{refusal.key}"
        if key not in english.keys:
            yield f"{key}: is raised, and has no message"
        elif missing := english.facts(key) - refusal.facts:
            yield f"{key}: needs {sorted(missing)}, and is raised with {sorted(refusal.facts)}"
    used = {f"error-{refusal.key}" for refusal in raised}
    yield from (
        f"{key}: is never raised" for key in sorted(english.keys) if key.startswith("error-") and key not in used
    )


def _check_message(key: str, messages: Messages, english: Messages) -> Iterator[str]:
    own, original = messages.facts(key), english.facts(key)
    yield from (f"lacks ${fact}" for fact in sorted(original - own))
    yield from (f"has ${fact}, which English has not" for fact in sorted(own - original))
    if own != original:
        return
    if not key.startswith("name-") and _typed(messages, key) != _typed(english, key):
        yield f"refers to other names and words: {sorted(_typed(messages, key) ^ _typed(english, key))}"
    yield from _check_plurals(messages, key)
    expected = [Counter(_MARKUP.findall(english.outline(key, number))) for number in NUMBERS]
    outline = messages.outline(key, 2)
    is_english = outline == english.outline(key, 2) and len(_WORD.findall(outline)) > _MAX_WORDS_IN_COMMON
    if is_english and messages.locale != ENGLISH:
        yield "is the same as in English"
    for form in {messages.outline(key, number) for number in NUMBERS}:
        if Counter(_MARKUP.findall(form)) not in expected:
            yield f"has other markup than English: {form}"
        if not form or form != form.strip():
            yield "is empty, or begins or ends with a blank"
    yield from _check_length(messages, key)


def _typed(messages: Messages, key: str) -> set[str]:
    """The names of commands and the words that a message and those that it refers to name."""
    return {one for one in messages.reached(key) if one.startswith(_TYPED)}


def _check_plurals(messages: Messages, key: str) -> Iterator[str]:
    """Check that selectors on numbers have all categories of whole numbers, unless they only tell numbers apart."""
    locale = Locale.parse(messages.locale, sep="-")
    needed, of_ordinals = (
        {form_of(number) for number in _WHOLE_NUMBERS} - {"other"}
        for form_of in (locale.plural_form, locale.ordinal_form)
    )
    for categories in messages.entries[key].plurals:
        if (
            categories <= _CATEGORIES
            and categories != {"other"}
            and categories - {"other"} not in (needed, of_ordinals)
        ):
            yield f"needs the plural categories {sorted(needed)}, and has {sorted(categories - {'other'})}"


def _check_length(messages: Messages, key: str) -> Iterator[str]:
    limit, plain = max_length(key), messages.longest_of(key)
    mentioning = messages.longest_of(key, mentions=messages.mentions)
    for text in (plain, mentioning):
        if len(text) > limit:
            yield f"has {len(text)} characters, and may have {limit}"
    if "</" in mentioning and limit < 2000:
        yield "mentions a command where Discord shows no mentions"


def _check_names(messages: Messages, english: Messages) -> Iterator[str]:
    """Check the names of commands and options, and the typed words. English names can be typed in every language.

    https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-naming
    """
    taken: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for key in sorted(key for key in english.keys if key.startswith(_TYPED)):
        name = messages.say(key, 1)
        if key.startswith("level-"):
            name = name.lower()
        if not all(_is_allowed(letter) for letter in name) or name != unicodedata.normalize("NFC", name.lower()):
            yield f"{key}: {name} is no name: only letters, digits, - and _ are allowed, in lower case"
        place = _parent_of(key, english.keys)
        taken[place, name].add(key)
        if key.startswith("name-"):
            taken[place, english.say(key, 1)].add(key)
    for (_, name), keys in taken.items():
        if len(keys) > 1 and keys != {"word-random", "level-random"}:
            yield f"{', '.join(sorted(keys))}: all can be typed as {name}"


def _is_allowed(letter: str) -> bool:
    if letter in "-_'" or unicodedata.category(letter)[0] in "LN":
        return True
    return unicodedata.name(letter, "").startswith(("DEVANAGARI", "THAI"))


def _parent_of(key: str, keys: set[str]) -> str:
    """Return where a name or a word has to be unique: a command for its options, else the area."""
    if not key.startswith("name-"):
        return "word or level"
    return max((other for other in keys if key.startswith(f"{other}_")), key=len, default="name")


def unknown_in_code(sources: Mapping[str, str], english: Messages) -> Iterator[str]:
    """Yield the ids that code passes to a method `say` and that English lacks.

    Args:
        sources: of modules, by path.
    """
    for path, source in sources.items():
        for node in python.walk(python.parse(source)):
            if isinstance(node, python.Call) and isinstance(node.func, python.Attribute) and node.func.attr == "say":
                first = node.args[0] if node.args else None
                options = [first.body, first.orelse] if isinstance(first, python.IfExp) else [first]
                keys = {str(option.value) for option in options if isinstance(option, python.Constant)}
                yield from (f"{path}: {key}: English has no such message" for key in sorted(keys - english.keys))


def tabulate_lacking(languages: Sequence[Catalogue]) -> list[str]:
    """Return a table of the messages that each language lacks and another one has, and a line of all others.

    So a new English message changes nothing in the table until somebody translates it.

    Args:
        languages: all but English.
    """
    new = languages[0].missing_keys.intersection(*(texts.missing_keys for texts in languages))
    rows = [
        f"| {texts.locale} | {', '.join(sorted(texts.missing_keys - new))} |"
        for texts in languages
        if texts.missing_keys - new
    ]
    table = ["| Language | Messages it lacks |", "| --- | --- |", *(rows or ["| all | none |"])]
    return [*table, *([f"No language has yet: {', '.join(sorted(new))}"] if new else [])]


def check_language(messages: Messages, english: Messages) -> Iterator[str]:
    """Yield what is wrong with a language, including the words that its glossary rejects."""
    yield from check(messages, english)
    texts = {key: " ".join(entry.texts) for key, entry in messages.entries.items()}
    try:
        yield from check_words(texts, read_glossary(messages.locale))
    except (OSError, ValueError) as error:
        yield f"docs/glossary/{messages.locale}.toml: {error}"


def main(chosen: Collection[str]) -> int:
    """Print what is wrong and what each language lacks, and return the exit code.

    Args:
        chosen: the languages to check; empty for all.
    """
    if unknown := set(chosen) - set(LANGUAGE_NAMES):
        sys.stdout.write(f"Not languages of the bot: {', '.join(sorted(unknown))}\n")
        return 2
    english = Messages(ENGLISH, read_messages(ENGLISH))
    locales = [locale for locale in LANGUAGE_NAMES if locale != ENGLISH and (not chosen or locale in chosen)]
    others = [Messages(locale, read_messages(locale), english) for locale in locales]
    findings = [
        f"{messages.locale}: {finding}"
        for messages in (english, *others)
        for finding in check_language(messages, english)
    ]
    modules = [path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")]
    findings += unknown_in_code({str(path.relative_to(ROOT)): path.read_text("utf-8") for path in modules}, english)
    findings += check_refusals(english, raised_refusals())
    summary = findings or [f"{1 + len(others)} languages, nothing to mend"]
    table = tabulate_lacking([messages.catalogue for messages in others]) if others else []
    sys.stdout.writelines(f"{line}\n" for line in (*table, *summary))
    return bool(findings)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
