import { load, loadMixed, type LoadResult } from './load.ts'
import { ms, percentiles, table, wanted } from './report.ts'
import { pace } from './pace.ts'
import { type Recorded, type Rival, startBareNode, startNginx } from './rivals.ts'
import { type BenchServer, newFolder, removeFolder, startServer } from './server.ts'
import { visitsTo } from './visits.ts'

export const PAGES = {
  review: '/recenze/modry-lev/',
  'review with a full ledger': '/recenze/stribrny-cap/',
  article: '/zmerili-jsme-vyplaty/',
  home: '/',
  author: '/autor/matej-hrubes/',
  list: '/recenze/',
}
/** Also weighed and looked at by Lighthouse. */
export const PLAYERS_PAGES = {
  'voices of a casino': '/zkusenosti/modry-lev/',
  'form of a voice': '/zkusenosti/modry-lev/napsat/',
  'book of complaints': '/stiznosti/',
  'one complaint': '/stiznosti/102/',
}
export const CALLS = {
  'casino list (API)': '/api/v1/public/casinos/casinos',
  'post (API)': '/api/v1/public/posts/modry-lev',
  'search (API)': '/api/v1/public/search?q=vyplaty',
}
export const OUT = '/go/modry-lev'

/** Uncached pages per CPU-second: what they took in November 2026, less the noise of a machine. */
const LEAST_RENDERED = new Map([
  ['review', 200],
  ['review with a full ledger', 210],
  ['article', 310],
  ['home', 130],
  ['author', 320],
  ['list', 320],
])
const LEAST_OF_NODE = 0.85
const LEAST_OUT = 0.65

const SECONDS = 5
/** Long enough for the JIT to have compiled the hot code. */
const WARM_UP_SECONDS = 3
const CONNECTIONS = 32

interface Loaded {
  name: string
  perCpuSecond: number
  cells: (string | number)[]
}

async function measure(name: string, url: string, pid: number, connections = CONNECTIONS): Promise<Loaded> {
  await load(url, pid, { seconds: WARM_UP_SECONDS, connections })
  const { perCpuSecond, p50, p95 } = await load(url, pid, { seconds: SECONDS, connections })
  return { name, perCpuSecond, cells: [name, perCpuSecond, ms(1000 / perCpuSecond), ms(p50), ms(p95)] }
}

const TURNS = 9
const TURN_SECONDS = 1

/** Medians of short alternating turns, so that noise affects all of them. */
async function measureInTurns(servers: Pick<Rival, 'name' | 'url' | 'pid'>[]): Promise<Loaded[]> {
  const turns = servers.map((): LoadResult[] => [])
  for (const { url, pid } of servers) await load(url, pid, { seconds: WARM_UP_SECONDS, connections: CONNECTIONS })
  for (let turn = 0; turn < TURNS; turn++)
    for (const [at, { url, pid }] of servers.entries())
      turns[at]?.push(await load(url, pid, { seconds: TURN_SECONDS, connections: CONNECTIONS }))
  return servers.map(({ name }, at) => {
    const median = (of: (each: LoadResult) => number) => percentiles((turns[at] ?? []).map(of)).p50
    const perCpuSecond = median((each) => each.perCpuSecond)
    const [p50, p95] = [median((each) => each.p50), median((each) => each.p95)]
    return { name, perCpuSecond, cells: [name, perCpuSecond, ms(1000 / perCpuSecond), ms(p50), ms(p95)] }
  })
}

const HEAD = ['What', 'per CPU-second', 'CPU ms each', 'p50 ms', 'p95 ms (p99 with wrk)']

/** Most requests of a visit are for files, so a fast page alone says little about the load of a server. */
async function measureVisits({ url, pid }: BenchServer): Promise<Loaded[]> {
  const paths = await visitsTo(url, PAGES)
  const urls = paths.map((path) => url + path)
  await loadMixed(urls, [pid], { seconds: WARM_UP_SECONDS, connections: CONNECTIONS })
  const { perCpuSecond, p50, p95 } = await loadMixed(urls, [pid], { seconds: SECONDS, connections: CONNECTIONS })
  const name = `${Object.keys(PAGES).length} pages with their ${paths.length - Object.keys(PAGES).length} files, in turn`
  const sheet = paths.find((path) => path.endsWith('.css')) ?? ''
  return [
    await measure('style sheet', url + sheet, pid),
    { name, perCpuSecond, cells: [name, perCpuSecond, ms(1000 / perCpuSecond), ms(p50), ms(p95)] },
  ]
}

/** Compares the cached page with bare Node and nginx serving the same bytes, and measures `/go/` and whole visits. */
export async function benchCached(server: BenchServer): Promise<string[]> {
  const page = server.url + PAGES.review
  const recorded = await compressed(page)
  const folder = newFolder()
  const nginx = await startNginx(folder, recorded.body)
  const rivals: Rival[] = [await startBareNode(folder, recorded), ...(nginx ? [nginx] : [])]
  try {
    const [bare, ...rest] = rivals
    const cached = { name: 'cached review page', url: page, pid: server.pid }
    const [ours, theirs] = await measureInTurns([cached, ...(bare ? [bare] : [])])
    const out = await measure('/go', server.url + OUT, server.pid)
    const visits = await measureVisits(server)
    const others: Loaded[] = [...visits, ...(theirs ? [theirs] : [])]
    for (const { name, url, pid } of rest) others.push(await measure(name, url, pid))
    const share = (ours?.perCpuSecond ?? 0) / (theirs?.perCpuSecond ?? Infinity)
    return [
      '## From memory',
      '',
      ...table(
        HEAD,
        [...(ours ? [ours] : []), out, ...others].map(({ cells }) => cells),
      ),
      '',
      wanted(`Cached page ≥ ${LEAST_OF_NODE}× the bare node server (${share.toFixed(2)})`, share >= LEAST_OF_NODE),
      '- On a quiet machine 37 µs against 33, 0.89×. Of the 4, finding the page and refusing what is wrong take 2, and 1 is Node reading the headers, which the bare server leaves alone.',
      ...(nginx ? [] : ['nginx is not installed here; left out.']),
      wanted(
        `/go ≥ ${LEAST_OUT}× the cached page (${(out.perCpuSecond / (ours?.perCpuSecond ?? Infinity)).toFixed(2)})`,
        out.perCpuSecond >= (ours?.perCpuSecond ?? Infinity) * LEAST_OUT,
      ),
      '- On a quiet machine 52 µs against 37, 0.70×: each click that is counted becomes a row of the database, which a cached page does not.',
      ...visits.map(({ name, perCpuSecond }) =>
        wanted(
          `${name} ≥ 0.5× the cached page (${(perCpuSecond / (ours?.perCpuSecond ?? Infinity)).toFixed(2)})`,
          perCpuSecond >= (ours?.perCpuSecond ?? Infinity) / 2,
        ),
      ),
    ]
  } finally {
    for (const rival of rivals) await rival.stop()
    removeFolder(folder)
  }
}

const OF_NODE = new Set(['date', 'connection', 'keep-alive'])

/** Requested until the response has its final compression, which runs after the first visit. */
async function compressed(url: string): Promise<Recorded> {
  const { get } = await import('node:http')
  const request = () =>
    new Promise<Recorded>((resolve, reject) => {
      get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        // Node sets the Date and Keep-Alive headers itself.
        const isOurs = (_: string, at: number) => !OF_NODE.has(response.rawHeaders[at - (at % 2)]?.toLowerCase() ?? '')
        response.once('end', () => resolve({ headers: response.rawHeaders.filter(isOurs), body: Buffer.concat(parts) }))
      }).once('error', reject)
    })
  await request()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return request()
}

/** Every page rendered for each request from cached records, and the API responses. */
export async function benchRendered(dataDir: string): Promise<string[]> {
  const server = await startServer(dataDir, { PAGE_CACHE_MB: '0' })
  try {
    const results: Loaded[] = []
    const paceBefore = pace()
    for (const [name, path] of Object.entries({ ...PAGES, ...CALLS })) {
      // One connection: concurrent requests would share a render.
      results.push(await measure(name, server.url + path, server.pid, 1))
    }
    const slower = (paceBefore + pace()) / 2
    const leastOf = (name: string) => Math.round((LEAST_RENDERED.get(name) ?? 0) / slower)
    const missed = results.filter(({ name, perCpuSecond }) => perCpuSecond < leastOf(name)).map(({ name }) => name)
    return [
      '## Rendered for every request',
      '',
      ...table(
        [...HEAD, `at least, ÷ ${slower.toFixed(1)}`],
        results.map(({ name, cells }) => [...cells, leastOf(name) || '']),
      ),
      '',
      wanted(`As many per CPU-second as wanted (missed: ${missed.join(', ') || 'none'})`, missed.length === 0),
      '- Of a review React and its views take 50 %, compressing 9 %, encoding 6 %, sending 6 %, what is read from memory 6 %, the hash 2 %. Nothing in it is done twice: 300 reviews and 250 home pages would need pages that say less, with 1,190 and 1,500 elements today.',
    ]
  } finally {
    await server.stop()
  }
}
