FROM node:24-slim

WORKDIR /app
ENV NODE_ENV=production

# First the packages alone, so that a change of the sources does not install them again.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

COPY . .
RUN npm run build && mkdir /data && chown node:node /data

# The database and the pictures; everything else in the image is read-only for the program.
ENV DATA_DIR=/data
VOLUME /data

USER node
EXPOSE 3000

HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

# What `npm start` runs once the build is there. Node itself is the first process, so it gets the signal to stop.
CMD ["node", "-e", "import('./build/server/index.js').then((server) => server.start())"]
