import './node-version.mjs'
// As a whole: an older Node would refuse a name that it does not export before the check of its version could explain.
import nodeModule from 'node:module'
import { restartWithSettings } from './allocator.mjs'

restartWithSettings()

// What was compiled at the last start is read at this one, and goes with the build that it belongs to.
nodeModule.enableCompileCache('build/server/compiled')

const { buildIfNeeded } = await import('./build.mjs')
buildIfNeeded()
process.env.NODE_ENV ??= 'production'
const { start } = await import('../build/server/index.js')
await start()

// npm passes a signal on to the shell between us, and some shells end without telling anybody: then we are an orphan.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
