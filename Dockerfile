# Lamplight in one image: the web app, the API and the sockets on one port, the data in /data.

FROM node:24-bookworm-slim AS sources
ENV CI=true DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1 TURBO_NO_UPDATE_NOTIFIER=1
RUN npm install --global pnpm@12.21.0
WORKDIR /app
COPY . .

# The web app's files and the bundles of the host. Tests and their browser are not installed.
FROM sources AS build
RUN --mount=type=cache,id=lamplight-pnpm,target=/pnpm \
    pnpm install --frozen-lockfile --store-dir /pnpm \
      --filter . --filter "@lamplight/server..." --filter "@lamplight/web..." \
    && pnpm exec turbo run build --filter @lamplight/server --filter @lamplight/web \
    && find apps/server/dist apps/web/dist -name '*.map' -delete

# What the bundles leave outside: native binaries, and packages that serve their own files. The image has a Node, so
# the one of the lockfile goes, the compiler that a library names as its peer, and source maps.
FROM sources AS dependencies
RUN --mount=type=cache,id=lamplight-pnpm,target=/pnpm \
    pnpm install --frozen-lockfile --store-dir /pnpm --prod --filter @lamplight/server \
    && rm -rf node_modules/node-linux-* node_modules/.pnpm/node-linux-* node_modules/.pnpm/typescript@* node_modules/.pnpm/@typescript+* \
    && find node_modules/.pnpm -type f -name '*.map' -delete

# It runs on a file system that nothing can be written to but /data, and needs no package manager.
FROM node:24-bookworm-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn-* \
      /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg
# Reads to tablets without a voice of their own: a program by itself, under the GPL, which the host only starts.
RUN apt-get update && apt-get install --yes --no-install-recommends espeak-ng && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --chmod=755 packages/tooling/docker/lamplight /usr/local/bin/lamplight
COPY LICENSE ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/apps/server/node_modules apps/server/node_modules
COPY apps/server/package.json apps/server/
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 8080
# Over HTTPS the certificate is the name of the school, not of this container: it is not looked at.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "const scheme = process.env.TLS_CERT ? 'https' : 'http'; require(scheme).get(`${scheme}://127.0.0.1:${process.env.PORT}/healthz`, { rejectUnauthorized: false }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
