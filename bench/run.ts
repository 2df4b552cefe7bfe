import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { benchChecks } from './checks.ts'
import { benchEditors } from './editors.ts'
import { benchFront } from './front.ts'
import { benchGrowth } from './growth.ts'
import { benchImages } from './images.ts'
import { benchLongSave } from './long-save.ts'
import { createSites } from './large-site/sites.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchJunk } from './junk.ts'
import { megabytes, peakMegabytes } from './load.ts'
import { benchCached, benchRendered, PAGES, PLAYERS_PAGES } from './pages.ts'
import { benchMovingIn } from './moving-in.ts'
import { table, wanted, wantedWithin } from './report.ts'
import { benchScreens } from './screens.ts'
import { newFolder, removeFolder, startServer } from './server.ts'
import { benchStalls } from './stalls.ts'
import { benchTyping } from './typing.ts'
import { benchVisible } from './visible.ts'
import { benchWeights } from './weights.ts'

/**
 * Measures the product and compares it with the upper limits. Figures are per CPU second of the server or ratios within one
 * run, because machines are noisy. `npm run bench -- cached growth` runs only the named parts.
 */
const MOST_MEGABYTES = 250
const MOST_IDLE_MEGABYTES = 165
const SETTLE_MS = 5000
const MOST_START_MS = 900

const dataDir = newFolder()
const first = await startServer(dataDir)
await first.stop()
const server = await startServer(dataDir)
await pause(SETTLE_MS)
const idle = Math.round(megabytes(server.pid))
const sites = createSites()

const PARTS = {
  weights: () => benchWeights(server.url, { ...PAGES, ...PLAYERS_PAGES }),
  screens: () => benchScreens(server),
  cached: () => benchCached(server),
  rendered: () => benchRendered(dataDir),
  junk: () => benchJunk(server),
  visible: () => benchVisible(server),
  front: () => benchFront(server),
  images: () => benchImages(server),
  editors: () => benchEditors(server),
  checks: () => benchChecks(server),
  longSave: () => benchLongSave(server),
  typing: () => benchTyping(server),
  lighthouse: () => benchLighthouse(server.url, { ...PAGES, ...PLAYERS_PAGES }),
  growth: () => benchGrowth(sites),
  stalls: () => benchStalls(sites),
  movingIn: () => benchMovingIn(),
}

const wantedParts = process.argv.slice(2)
const lines: string[] = []
/** Written incrementally, so that an interrupted run keeps its results. */
const say = (...more: string[]) => {
  lines.push(...more, '')
  console.log(`${more.join('\n')}\n`)
  if (wantedParts.length === 0) writeFileSync('bench/results.md', `${lines.join('\n').trim()}\n`)
}

try {
  say('# Bench', '', `Measured ${new Date().toISOString().slice(0, 10)} on ${process.arch}, Node ${process.version}.`)
  say(
    '## Start',
    '',
    ...table(
      ['What', 'ms'],
      [
        ['first start: build if needed, migrate, demo content', Math.round(first.startMs)],
        ['second start', Math.round(server.startMs)],
      ],
    ),
    '',
    wantedWithin('second start', server.startMs, MOST_START_MS),
    '- 500 ms cannot be had: a quarter of it is loading modules, a quarter running them, most of which makes the schemas of records and calls, a tenth Node itself, a tenth garbage collection, a twentieth the hash of the sources that tells whether to build.',
  )
  for (const [name, run] of Object.entries(PARTS)) {
    if (wantedParts.length === 0 || wantedParts.includes(name)) say(...(await run()))
  }
  const memory = Math.round(peakMegabytes(server.pid))
  say(
    '## Memory',
    '',
    wanted(`RSS after the start ≤ ${MOST_IDLE_MEGABYTES} MB (${idle})`, idle <= MOST_IDLE_MEGABYTES),
    '- 130 MB cannot be had without slower pages: 35 to 59 are pages of Node’s own program, 31 live objects, and 29 the young generation, which spares renders the garbage collector.',
    wanted(`RSS at its peak ≤ ${MOST_MEGABYTES} MB (${memory})`, memory <= MOST_MEGABYTES),
  )
} finally {
  await sites.close()
  await server.stop()
  removeFolder(dataDir)
}
