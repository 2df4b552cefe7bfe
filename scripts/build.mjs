import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fingerprint, STAMP } from './fingerprint.mjs'

/** The build itself writes the stamp, see react-router.config.ts. */
export function buildIfNeeded() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return
  console.log('Building …')
  const { status } = spawnSync('npx', ['--no-install', 'react-router', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    console.error('The build failed; run "npm run build" to see all of it.')
    process.exit(1)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) buildIfNeeded()
