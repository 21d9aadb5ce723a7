# The bot in a container: dependencies in /venv, code in /app, games in /app/data.

FROM python:3.13-slim AS build
WORKDIR /build
# Without the code, so that this layer is rebuilt only when the dependencies change.
COPY pyproject.toml constraints.txt ./
RUN touch README.md LICENSE \
    && python -m venv --without-pip /venv \
    && python -m pip --python /venv install --no-cache-dir -c constraints.txt '.[charts,fast,metrics,neural,postgresql]'

FROM python:3.13-slim
# The user id is fixed, so that folders of the host can be owned by it.
RUN groupadd --gid 10001 bot \
    && useradd --uid 10001 --gid bot --no-create-home --home-dir /app --shell /usr/sbin/nologin bot \
    && install --directory --owner bot --group bot --mode 0700 /app/data
# With the letters of charts in Chinese, Hindi, Japanese, Korean and Thai.
RUN apt-get update \
    && apt-get install --no-install-recommends --yes fonts-noto-cjk fonts-noto-core \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /venv /venv
COPY bot bot
COPY cogs cogs
# PYTHONPATH lets the console script tic-tac-toe-bot find the code.
ENV PATH=/venv/bin:$PATH PYTHONPATH=/app PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
# The code is not writable, so the list of fonts and the compiled search are stored elsewhere. The search is compiled
# here, and again at the first start on another kind of processor; the volume keeps it.
ENV NUMBA_CACHE_DIR=/app/data/numba MPLCONFIGDIR=/tmp/matplotlib
RUN chmod -R u=rwX,go=rX bot cogs \
    && python -m compileall -q bot cogs
USER 10001:10001
RUN python -c 'from bot.players.gravity import compile_search; compile_search()'
VOLUME /app/data
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s --interval=30s --timeout=10s CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
