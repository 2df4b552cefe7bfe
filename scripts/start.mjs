import './node-version.mjs'

const { buildIfNeeded } = await import('./build.mjs')
await buildIfNeeded()
process.env.NODE_ENV ??= 'production'
const { start } = await import('../build/server/index.js')
await start()
