import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The shell is the same browser without its windows, which starts and draws a third faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    MAC,
  ]
  return candidates.find((path) => path && existsSync(path))
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const run = (command, args) => spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0

const fromApt = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name])

/** A real Chromium: found on the machine, else installed through Playwright, else through apt. */
export async function findChromium() {
  const found = onThisMachine() ?? (await fromPlaywright())
  if (found) return found
  console.log('No Chromium here yet; installing one …')
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'])) return fromPlaywright()
  if (run('apt-get', ['update']) && (fromApt('chromium-headless-shell') || fromApt('chromium'))) return onThisMachine()
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install the package "chromium" (or Chrome), ' +
      'or name one that is there: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
