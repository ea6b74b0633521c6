FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.json react-router.config.ts vite.config.ts ./
COPY data data
COPY common common
COPY prerender prerender
COPY scripts scripts
COPY server server
COPY src src
COPY theme theme
ARG VITE_FORMS_ENDPOINT=/forms
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 4173) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
