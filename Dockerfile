# The bot in a container: what it needs in /venv, its code in /app, its games in /app/data.

FROM python:3.13-slim AS build
WORKDIR /build
# Without the code: so this layer is built anew only when what the bot needs has changed.
COPY pyproject.toml constraints.txt ./
RUN touch README.md \
    && python -m venv --without-pip /venv \
    && python -m pip --python /venv install --no-cache-dir -c constraints.txt '.[postgresql,metrics]'

FROM python:3.13-slim
# The number is fixed, so that folders of the host can be given to it.
RUN groupadd --gid 10001 bot \
    && useradd --uid 10001 --gid bot --no-create-home --home-dir /app --shell /usr/sbin/nologin bot \
    && install --directory --owner bot --group bot --mode 0700 /app/data
WORKDIR /app
COPY --from=build /venv /venv
COPY bot bot
COPY cogs cogs
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
RUN chmod -R u=rwX,go=rX bot cogs \
    && python -m compileall -q bot cogs
USER 10001:10001
VOLUME /app/data
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s --interval=30s --timeout=10s CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
