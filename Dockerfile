# The web client is built first, then the wheel with the client inside. The house itself has neither npm nor sources.
# Bases are named by their digests, since a tag may be given to another image. docs/operate.md tells how to renew them.
ARG NODE=node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df
ARG PYTHON=python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

FROM ${NODE} AS client
WORKDIR /parlour/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM ${PYTHON} AS wheel
WORKDIR /parlour
# The versions that the tests ran with, each known by its hash.
COPY requirements requirements
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements/build.lock \
 && python -m venv --without-pip /opt/parlour \
 && pip --python /opt/parlour install --no-cache-dir --no-deps --require-hashes -r requirements/house.lock
COPY . .
COPY --from=client /parlour/web/dist web/dist
RUN python scripts/web_client.py mark \
 && python -m hatchling build -t wheel -d /wheel \
 && pip --python /opt/parlour install --no-cache-dir --no-deps --no-index /wheel/*.whl

FROM ${PYTHON}
COPY --from=wheel /opt/parlour /opt/parlour
# A number for the user, which orchestrators and bind mounts ask for.
RUN useradd --system --uid 10001 --create-home --home-dir /data parlour
USER 10001
ENV PARLOUR_DATA=/data PATH=/opt/parlour/bin:$PATH
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=20s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/readyz', timeout=5)"]
ENTRYPOINT ["parlour", "serve"]
