import { p, page } from '#posts/content/build.ts'
import { type Call, inputOf, signIn } from './admin.ts'
import { percentiles, table, wanted } from './report.ts'
import { startServer } from './server.ts'
import { firstCasino, type SiteSize } from './large-site/records.ts'
import type { Database, Sites } from './large-site/sites.ts'

const SMALL: SiteSize = { posts: 100, casinos: 50, clicks: 10_000, voices: 100, complaints: 100 }
export const LARGE: SiteSize = {
  posts: 100_000,
  casinos: 3000,
  clicks: 10_000_000,
  voices: 200_000,
  complaints: 20_000,
}
const WARM_UP_ROUNDS = 10
const ROUNDS = 31
const MOST = 1.5
const MOST_DEEP = 3
const MOST_MS = 100

/** A running site and the functions to query it. */
interface RunningSite {
  size: SiteSize
  get: (path: string, status?: number) => Promise<void>
  call: Call
}

interface Row {
  name: string
  request: (site: RunningSite) => Promise<unknown>
  /** Preparation that is not measured. */
  before?: (site: RunningSite) => Promise<unknown>
  most?: number
  /** Absolute limit for the large site, where the small one has nothing to compare with, and why. */
  mostMs?: number
  why?: string
}

const get = (name: string, path: string | ((site: RunningSite) => string), rest: Partial<Row> = {}): Row => ({
  name,
  request: (site) => site.get(typeof path === 'string' ? path : path(site)),
  ...rest,
})

/** The casino with a third of all voices and complaints. */
const BUSIEST = `kasino-${firstCasino}`
const VOICES = `/zkusenosti/${BUSIEST}/`
const ADMIN = '/api/v1/private'
const isLarge = ({ size }: RunningSite) => size === LARGE
const yearAgo = () => new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10)

let saves = 0
const save = async ({ call }: RunningSite, path: string, change: object) => {
  const { body: record } = await call('GET', path)
  return { path, input: { ...inputOf(record), ...change } }
}
const saved = async (call: Call, { path, input }: { path: string; input: object }) => {
  const { status, body } = await call('PUT', path, input)
  if (status !== 200) throw new Error(`A save of ${path} answered ${status}: ${JSON.stringify(body)}`)
}

const POST = '/posts/post-recenze-modry-lev'
const CASINO = '/casinos/casino-modry-lev'
let read: { path: string; input: object } = { path: '', input: {} }
const changeCasino = async (site: RunningSite) =>
  saved(site.call, await save(site, CASINO, { bonusCode: `KOD${++saves}` }))

const create = async ({ call }: RunningSite) => {
  const post = { title: `Nový text ${++saves}`, isActive: true, ...page(p('Krátký text o výplatách.')) }
  const { status, body } = await call('POST', '/posts', post)
  if (status !== 201) throw new Error(`A new post answered ${status}: ${JSON.stringify(body)}`)
}

const ROWS: Row[] = [
  get('home page', '/'),
  get('home page after a save', '/', { before: changeCasino }),
  get('review page', '/recenze/modry-lev/'),
  get('list of reviews', '/recenze/'),
  get('list of reviews after a save', '/recenze/', { before: create }),
  get('its last or 2,000th page', (site) => `/recenze/?strana=${isLarge(site) ? 2000 : 5}`, { most: MOST_DEEP }),
  get('author', '/autor/autor-cislo-1000000/'),
  get('search, a rare word', '/api/v1/public/search?q=3000001'),
  get('search, a word of every post', '/api/v1/public/search?q=kasino'),
  get('sitemap or one of its parts', (site) => (isLarge(site) ? '/sitemap-2.xml' : '/sitemap.xml'), {
    mostMs: MOST_MS,
    why: 'A small site has one sitemap; a part of a large one lists many times as many pages.',
  }),
  get('RSS', '/rss.xml'),
  get('voices of all casinos', '/zkusenosti/', {
    mostMs: MOST_MS,
    why: 'A small site lists the casinos it has, a large one the 300 that most have written about.',
  }),
  get('voices of one casino', VOICES),
  get('their second page', `${VOICES}?strana=2`),
  get('those with a proof', `${VOICES}?vyber=dolozene`),
  get('book of complaints', '/stiznosti/', {
    mostMs: MOST_MS,
    why: 'A small site lists the casinos it has, a large one the 100 with the most complaints.',
  }),
  get('complaints about one casino', `/stiznosti/?kasino=${BUSIEST}`),
  get('one complaint', '/stiznosti/1001/'),
  { name: 'an address at which nothing is', request: ({ get }) => get('/recenze/nic-tu-neni/', 404) },
  { name: '/go', request: ({ get }) => get('/go/modry-lev', 302) },
  get('admin list', `${ADMIN}/posts?status=all`),
  get('admin list, filtered', `${ADMIN}/posts?status=published&category=Recenze&writer=writer-1000000`),
  get('admin list, last page', (site) => `${ADMIN}/posts?status=all&page=${isLarge(site) ? 5000 : 6}`, {
    most: MOST_DEEP,
  }),
  get('admin list, searched', `${ADMIN}/posts?status=all&q=modry+lev`),
  get('admin list, a word of every post', `${ADMIN}/posts?status=all&q=kasino`),
  get('desk of voices', `${ADMIN}/voices`),
  get('what waits on it', `${ADMIN}/voices/summary`),
  get('desk of complaints', `${ADMIN}/complaints`, {
    mostMs: MOST_MS,
    why: 'A small site has one that is open, a large one a whole page of them.',
  }),
  get('a complaint looked for', `${ADMIN}/complaints?q=mlha_77`),
  {
    name: 'save of a post',
    before: async (site) => (read = await save(site, POST, { breadcrumbTitle: `Lev ${++saves}` })),
    request: ({ call }) => saved(call, read),
  },
  { name: 'new post', request: create },
  get('click report, a month by target', `${ADMIN}/clicks?group=target&limit=10`, {
    mostMs: MOST_MS,
    why: 'The ten most clicked of a month are known only when all targets are added up: 1,800 of them have 28,000 sums of days.',
  }),
  get('click report, a year by day', () => `${ADMIN}/clicks?group=day&from=${yearAgo()}`),
]

async function open(sites: Sites, database: Database, size: SiteSize) {
  const data = await sites.open(database, size)
  const server = await startServer(data.dataDir, { ...data.env, PAGE_CACHE_MB: '0' })
  const { headers, call } = await signIn(server)
  const site: RunningSite = {
    size,
    call,
    async get(path, status = 200) {
      const response = await fetch(server.url + path, { headers, redirect: 'manual' })
      await response.arrayBuffer()
      if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
    },
  }
  const close = async () => {
    await server.stop()
    await data.remove()
  }
  return { site, close }
}

interface Measured {
  row: Row
  small: number
  large: number
}

/** Median times without the page cache, measured alternately, so that noise affects both sites. */
async function measure(sites: Sites, database: Database): Promise<Measured[]> {
  const small = await open(sites, database, SMALL)
  const large = await open(sites, database, LARGE)
  try {
    const measured: Measured[] = []
    for (const row of ROWS) {
      const times: [number[], number[]] = [[], []]
      for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
        for (const [at, { site }] of [small, large].entries()) {
          await row.before?.(site)
          const started = performance.now()
          await row.request(site)
          if (round >= WARM_UP_ROUNDS) times[at]?.push(performance.now() - started)
        }
      }
      const [from, to] = times.map((each) => percentiles(each).p50)
      measured.push({ row, small: from ?? 0, large: to ?? 0 })
    }
    return measured
  } finally {
    await small.close()
    await large.close()
  }
}

const NAMES: Record<Database, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

function report(database: Database, measured: Measured[]): string[] {
  const isWithin = ({ row, small, large }: Measured) =>
    row.mostMs === undefined ? large <= small * (row.most ?? MOST) : large <= row.mostMs
  const limitOf = ({ most = MOST, mostMs }: Row) => (mostMs === undefined ? `${most}×` : `${mostMs} ms`)
  const missed = measured.filter((each) => !isWithin(each)).map(({ row }) => row.name)
  return [
    `### ${NAMES[database]}`,
    '',
    ...table(
      ['What', 'small ms', 'large ms', 'ratio', 'limit'],
      measured.map(({ row, small, large }) => [
        row.name,
        small.toFixed(1),
        large.toFixed(1),
        (large / small).toFixed(2),
        limitOf(row),
      ]),
    ),
    '',
    ...measured.flatMap(({ row }) => (row.why ? [`- ${row.name}: ${row.why}`] : [])),
    '',
    wanted(
      missed.length === 0 ? 'Everything within its limit' : `Within the limit (not: ${missed.join('; ')})`,
      missed.length === 0,
    ),
    '',
  ]
}

const count = (value: number) => value.toLocaleString('en')
export const described = ({ posts, casinos, clicks, voices, complaints }: SiteSize) =>
  `${count(posts)} posts, ${count(casinos)} casinos, ${count(clicks)} clicks, ${count(voices)} voices and ${count(complaints)} complaints`

/** Response times for visitors and editors must hardly change from a small site to a large one. */
export async function benchGrowth(sites: Sites, databases: Database[] = ['sqlite', 'postgres']): Promise<string[]> {
  const lines = [`## From ${described(SMALL)} to ${described(LARGE)}`, '']
  for (const database of databases) {
    lines.push(...report(database, await measure(sites, database)))
  }
  return lines.slice(0, -1)
}
