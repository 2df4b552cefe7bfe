import { load } from './load.ts'
import { ms, table, wanted } from './report.ts'
import { type Rival, startBareNode, startNginx } from './rivals.ts'
import { type BenchServer, newFolder, removeFolder, startServer } from './server.ts'

export const PAGES = {
  review: '/recenze/modry-lev/',
  article: '/zmerili-jsme-vyplaty/',
  home: '/',
  author: '/autor/matej-hrubes/',
  list: '/recenze/',
}
const CALLS = {
  'casino list (API)': '/api/v1/public/casinos/casinos',
  'post (API)': '/api/v1/public/posts/modry-lev',
  'search (API)': '/api/v1/public/search?q=vyplaty',
}
const OUT = '/go/modry-lev'

const SECONDS = 5
/** Long enough for the engine to have compiled what it will compile. */
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

const HEAD = ['What', 'per CPU-second', 'CPU ms each', 'p50 ms', 'p95 ms (p99 with wrk)']

/** The cached page beside the limits of Node and nginx with the very same bytes, and the way out. */
export async function benchCached(server: BenchServer): Promise<string[]> {
  const page = server.url + PAGES.review
  const body = await compressedBytes(page)
  const folder = newFolder()
  const nginx = await startNginx(folder, body)
  const rivals: Rival[] = [await startBareNode(folder, body), ...(nginx ? [nginx] : [])]
  try {
    const cached = await measure('cached review page', page, server.pid)
    const out = await measure('/go', server.url + OUT, server.pid)
    const others: Loaded[] = []
    for (const { name, url, pid } of rivals) others.push(await measure(name, url, pid))
    const share = cached.perCpuSecond / (others[0]?.perCpuSecond ?? Infinity)
    return [
      '## From memory',
      '',
      ...table(
        HEAD,
        [cached, out, ...others].map(({ cells }) => cells),
      ),
      '',
      wanted(`Cached page ≥ 0.9× the bare node server (${share.toFixed(2)})`, share >= 0.9),
      ...(nginx ? [] : ['nginx is not installed here; left out.']),
      wanted(
        `/go ≥ 0.5× the cached page (${(out.perCpuSecond / cached.perCpuSecond).toFixed(2)})`,
        out.perCpuSecond >= cached.perCpuSecond / 2,
      ),
    ]
  } finally {
    for (const rival of rivals) await rival.stop()
    removeFolder(folder)
  }
}

/** Asked until it is compressed as well as it will be: that is done after the first visitor. */
async function compressedBytes(url: string): Promise<Uint8Array> {
  const { get } = await import('node:http')
  const ask = () =>
    new Promise<Buffer>((resolve, reject) => {
      get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('end', () => resolve(Buffer.concat(parts)))
      }).once('error', reject)
    })
  await ask()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return ask()
}

/** Every page rendered anew for every request from records in memory, and what the API responses. */
export async function benchRendered(dataDir: string): Promise<string[]> {
  const server = await startServer(dataDir, { PAGE_CACHE_MB: '0' })
  try {
    const results: Loaded[] = []
    for (const [name, path] of Object.entries({ ...PAGES, ...CALLS })) {
      // One at a time: several who ask at once would share a render.
      results.push(await measure(name, server.url + path, server.pid, 1))
    }
    const review = results[0]?.perCpuSecond ?? 0
    return [
      '## Rendered for every request',
      '',
      ...table(
        HEAD,
        results.map(({ cells }) => cells),
      ),
      '',
      wanted(`Uncached review page ≥ 300 per CPU-second (${review})`, review >= 300),
    ]
  } finally {
    await server.stop()
  }
}
