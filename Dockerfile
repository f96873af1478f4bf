# The wheel is built in the first stage, with the web client inside; the second has neither npm nor sources.
FROM node:24-slim AS client
WORKDIR /parlour/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.13-slim AS wheel
WORKDIR /parlour
COPY . .
COPY --from=client /parlour/web/dist web/dist
RUN python scripts/web_client.py mark \
 && pip install --no-cache-dir hatchling \
 && python -m hatchling build -t wheel -d /wheel \
 && sed -e '/--hash=/d' -e 's/ *\\$//' requirements/dev.lock > /wheel/tested.txt

FROM python:3.13-slim
# The versions that the tests ran with; a number for the user, which orchestrators and bind mounts ask for.
COPY --from=wheel /wheel /wheel
RUN pip install --no-cache-dir -c /wheel/tested.txt "$(ls /wheel/*.whl)[server,postgres]" \
 && rm -r /wheel \
 && useradd --system --uid 10001 --create-home --home-dir /data parlour
USER 10001
ENV PARLOUR_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=20s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/readyz', timeout=5)"]
ENTRYPOINT ["parlour", "serve"]
