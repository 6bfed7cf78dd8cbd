# A release build pins the base image: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:<digest>.
ARG NODE_IMAGE=node:24-bookworm-slim

# The browser part, its pictures, and the server's bundle.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY shared shared
COPY web web
COPY server server
COPY scripts/build-server.ts scripts/learn-kept.ts scripts/sbom.ts scripts/shipped-packages.ts scripts/
# The bundle holds what the assistant learned: the image needs none of the texts that it learned from, 6 MB.
RUN npm run build && node scripts/sbom.ts > sbom.cdx.json \
  && cd server/embedded/src/assistant \
  && rm -r answers/emergency/learned/examples.tsv answers/examples answers/faq/questions \
  interview/acts/examples.tsv interview/acts/late/learned/jobs.tsv interview/acts/late/learned/options.tsv \
  interview/acts/late/learned/unchanged.txt interview/acts/late/numbers/examples.tsv \
  interview/photos/examples.tsv recognise/learned/examples

# Production dependencies alone; the image has its own Node.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY .npmrc package.json package-lock.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY web/package.json web/
COPY scripts/prune-packages.ts scripts/
# Without types, maps, texts, tests and second builds: 45 MB less.
RUN npm ci --omit=dev --ignore-scripts -w @mestieri/server -w @mestieri/shared \
  && rm -rf node_modules/node-linux-* web package-lock.json .npmrc \
  && node scripts/prune-packages.ts node_modules server/node_modules \
  && rm -rf scripts

FROM ${NODE_IMAGE}
ARG NODE_IMAGE
ARG REVISION=unknown
ARG CREATED=unknown
LABEL org.opencontainers.image.title="mestieri" \
  org.opencontainers.image.description="Italian site on which people find professionals for work on their home" \
  org.opencontainers.image.version="0.1.0" \
  org.opencontainers.image.created="${CREATED}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.base.name="${NODE_IMAGE}"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Shells go last: nothing that runs here needs one.
RUN install -d -o node -g node /data node_modules/.cache/compiled \
  && rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn-* \
  && rm -f /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && rm -f /usr/local/bin/docker-entrypoint.sh /bin/bash /bin/dash /bin/sh
# The whole folder: a package that two workspaces want in different versions lies inside one of them.
COPY --from=dependencies /app ./
COPY shared/src shared/src
COPY server/src server/src
COPY --from=build /app/server/embedded/src server/embedded/src
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/dist-ssr web/dist-ssr
COPY --from=build /app/sbom.cdx.json ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["server/dist/main.mjs"]
