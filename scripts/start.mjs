import './node-version.mjs'
// Default import: a named import missing in an older Node would fail before the version check could explain it.
import nodeModule from 'node:module'
import { restartWithSettings } from './allocator.mjs'

restartWithSettings()

// V8's compile cache speeds up the next start; inside the build folder, it is deleted together with the build.
nodeModule.enableCompileCache('build/server/compiled')

const { buildIfNeeded } = await import('./build.mjs')
buildIfNeeded()
process.env.NODE_ENV ??= 'production'
const { start } = await import('../build/server/index.js')
await start()

// npm sends signals to the shell in between, and some shells exit without forwarding them: stop when orphaned.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
