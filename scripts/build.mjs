import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const SOURCES = [
  'src',
  'public',
  'seed',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const STAMP = 'build/stamp'

/** Changes whenever a file that goes into the build changes. */
async function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    if (!existsSync(source)) continue
    const isFolder = statSync(source).isDirectory()
    const names = isFolder ? (await readdir(source, { recursive: true })).toSorted() : ['']
    for (const name of names) {
      const path = join(source, name)
      if (/\.test\.tsx?$/.test(path)) continue
      const { mtimeMs, size } = statSync(path)
      if (!statSync(path).isDirectory()) hash.update(`${path}:${mtimeMs}:${size}\n`)
    }
  }
  return hash.digest('hex')
}

export async function buildIfNeeded() {
  const wanted = await fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Building …')
  const { status } = spawnSync('npx', ['--no-install', 'react-router', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    console.error('The build failed; run "npm run build" to see all of it.')
    process.exit(1)
  }
  writeFileSync(STAMP, wanted)
}
