# To renew the digest: docker pull node:24-slim && docker inspect --format '{{index .RepoDigests 0}}' node:24-slim
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base
WORKDIR /app

FROM base AS build
RUN chown node:node /app
# Scripts of packages run without root, and without the files of the service.
USER node
COPY --chown=node package.json package-lock.json ./
COPY --chown=node packages packages
RUN npm ci --include=dev --no-audit --no-fund
COPY --chown=node tsconfig.json react-router.config.ts vite.config.ts ./
COPY --chown=node data data
COPY --chown=node common common
COPY --chown=node prerender prerender
COPY --chown=node scripts scripts
COPY --chown=node server server
COPY --chown=node src src
COPY --chown=node theme theme
ARG VITE_FORMS_ENDPOINT=/forms ORIGIN= SAMPLES=
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# Owned by root, so that the service cannot change its own code.
COPY --from=build --chown=root /app /app
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 4173) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
