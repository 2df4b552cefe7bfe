import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { openDb } from '#entities/open-db.server.ts'
import { inputOf, signIn } from './admin.ts'
import { described, LARGE } from './growth.ts'
import { firstCasino } from './large-site/records.ts'
import type { Sites } from './large-site/sites.ts'
import { startProbe } from './probe.ts'
import { ms, table, wantedWithin } from './report.ts'
import { type BenchServer, startServer } from './server.ts'

const MOST_MS = 50
/** A disk busy with other processes also causes stalls; one of our own occurs in every round, so what stayed below is not repeated. */
const MOST_ROUNDS = 3
const PRIVATE = '/api/v1/private'
const TOO_LARGE = 413
type Session = Awaited<ReturnType<typeof signIn>>
type Job = (round: number) => Promise<unknown>

interface Measured {
  name: string
  /** The minimum of all rounds, in milliseconds. */
  own: number
  waited: number
  took: number
}

const command = (dataDir: string, ...given: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn('node', ['src/cli/main.ts', ...given], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${given[0]} ended with ${code}`))))
  })

function jobsOf(server: BenchServer, { headers, call }: Session): Record<string, Job> {
  const { url, dataDir } = server
  const get = async (path: string) => {
    const response = await fetch(url + path, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  const list = async (query: string) => (await call('GET', `/posts?${query}`)).body.items as { id: string }[]
  const firstPost = async () => (await call('GET', `/posts/${(await list('perPage=1'))[0]?.id}`)).body
  const save = async () => {
    const { version, ...post } = await firstPost()
    await call('PUT', `/posts/${post.id}`, { ...inputOf(post), version })
  }
  return {
    'a page that is cached': () => get('/'),
    'admin list: a word of every post': () => get(`${PRIVATE}/posts?status=all&q=licence`),
    'admin list: the best match of a common word': () => get(`${PRIVATE}/posts?q=bonus&sort=match`),
    'admin list: page 2,000': () => get(`${PRIVATE}/posts?status=all&page=2000`),
    'click report': () => get(`${PRIVATE}/clicks?group=target`),
    search: () => get('/api/v1/public/search?q=licence'),
    'a save': save,
    'sitemap after a save': async () => {
      await save()
      await get('/sitemap.xml')
    },
    'a part of the sitemap': (round) => get(`/sitemap-${round + 5}.xml`),
    'RSS after a save': async () => {
      await save()
      await get('/rss.xml')
    },
    'bulk action on 100 posts': async (round) => {
      const ids = (await list('perPage=100&status=all&page=40')).map(({ id }) => id)
      await call('POST', '/posts/bulk', { action: round % 2 === 0 ? 'archive' : 'unarchive', ids })
    },
    'used where, of a record that half of all posts use': () => get(`${PRIVATE}/writers/${USED_MUCH}/used-where`),
    'used where, of a casino in lists by rule': () => get(`${PRIVATE}/casinos/casino-2000000/used-where`),
    'a thousand clicks on as many casinos': async () => {
      const go = async (casino: number) => {
        const { status } = await fetch(`${url}/go/kasino-${firstCasino + casino}`, { headers, redirect: 'manual' })
        if (status !== 302) throw new Error(`A click answered ${status}`)
      }
      for (let at = 0; at < CLICKS; at += CLICKS_AT_ONCE) {
        await Promise.all(Array.from({ length: CLICKS_AT_ONCE }, (_, casino) => go(at + casino)))
      }
      await pause(CLICKS_STORED_MS)
    },
    'link health': () => get(`${PRIVATE}/link-health`),
    'signing in': () => signIn(server),
    'preview of a post': async () => {
      const { id, title, content, category } = await firstPost()
      const body = JSON.stringify({ id, title, content, category })
      const sent = { ...headers, 'content-type': 'application/json' }
      const response = await fetch(`${url}${PRIVATE}/posts/preview`, { method: 'POST', headers: sent, body })
      if (!response.ok) throw new Error(`The preview answered ${response.status}: ${await response.text()}`)
    },
    'a picture of 12 megapixels, uploaded and shown': async (round) => {
      const form = new FormData()
      form.set('file', new File([await photo(round)], 'bench.jpg', { type: 'image/jpeg' }))
      const response = await fetch(`${url}${PRIVATE}/media`, { method: 'POST', headers, body: form })
      if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`)
      await get(`${new URL((await response.json()).url, url).pathname.replace(/[^/]*$/, '')}xl.webp`)
    },
    'a share picture': (round) => get(`/og/recenze/modry-lev.png?round=${round}`),
    'export, as far as 500 MB go': async () => {
      const response = await fetch(`${url}${PRIVATE}/export`, { headers })
      await response.arrayBuffer()
      if (response.status !== TOO_LARGE && !response.ok) throw new Error(`The export answered ${response.status}`)
    },
    'import of 20 MB': (round) => importMuch(server, headers, round),
    'backup on the command line, saves beside it': async (round) => {
      const file = join(dataDir, `bench-${round}.tar`)
      const running = { backup: true }
      const backup = command(dataDir, 'backup', file).finally(() => {
        running.backup = false
      })
      while (running.backup) await save()
      await backup
      await rm(file)
    },
  }
}

const CLICKS = 1000
const CLICKS_AT_ONCE = 25
const CLICKS_STORED_MS = 1500

const USED_MUCH = 'writer-1000000'

/** Makes one record used by half of all posts, as a picture or a banner may be. */
async function useMuch(dataDir: string): Promise<void> {
  const db = openDb({ DATA_DIR: dataDir, DATABASE_URL: undefined })
  await sql`insert into post_ref (post_id, model, ref_id)
    select id, 'Writer', ${USED_MUCH} from post order by id limit ${sql.lit(LARGE.posts / 2)} on conflict do nothing`.execute(
    db,
  )
  await db.destroy()
}

/** Noise, which takes longest to encode. */
const photo = async (round: number) => {
  const noise = { type: 'gaussian' as const, mean: 100 + round, sigma: 20 }
  const empty = { width: 4000, height: 3000, channels: 3 as const, background: '#888' }
  return new Uint8Array(
    await sharp({ create: { ...empty, noise } })
      .jpeg({ quality: 50 })
      .toBuffer(),
  )
}

const POSTS_IN_IMPORT = 4000

/** Copies of the same post under different names. */
async function importMuch({ url, dataDir }: BenchServer, headers: Record<string, string>, round: number) {
  const small = join(dataDir, 'bench-export.json')
  const empty = join(dataDir, 'bench-empty')
  await command(empty, 'seed')
  await command(empty, 'export', small)
  const content = JSON.parse(await readFile(small, 'utf8'))
  const [post] = content.posts
  content.posts = Array.from({ length: POSTS_IN_IMPORT }, (_, number) => ({
    ...post,
    id: `bench-import-${round}-${number}`,
    slug: `bench-import-${round}-${number}`,
  }))
  const form = new FormData()
  form.set('file', new File([JSON.stringify(content)], 'bench.json'))
  form.set('replace', 'true')
  const response = await fetch(`${url}${PRIVATE}/import`, { method: 'POST', headers, body: form })
  const said = await response.text()
  if (!response.ok) throw new Error(`The import answered ${response.status}: ${said.slice(0, 300)}`)
}

/** No work of editors or background jobs on a large site may block the responses to visitors. */
export async function benchStalls(sites: Sites): Promise<string[]> {
  const site = await sites.open('sqlite', LARGE)
  await useMuch(site.dataDir)
  const server = await startServer(site.dataDir, site.env)
  const probe = startProbe(server)
  const rows: Measured[] = []
  try {
    for (const name of Object.keys(jobsOf(server, await signIn(server)))) {
      // A session expires after a quarter of an hour; on a slow machine all jobs together take longer.
      const job = jobsOf(server, await signIn(server))[name]
      const row = { name, own: Infinity, waited: Infinity, took: Infinity }
      for (let round = 0; round < MOST_ROUNDS && row.own > MOST_MS; round++) {
        await probe.longest()
        const started = performance.now()
        await job?.(round)
        row.took = Math.min(row.took, performance.now() - started)
        const { own, waited } = await probe.longest()
        row.own = Math.min(row.own, own)
        row.waited = Math.min(row.waited, waited)
      }
      rows.push(row)
    }
  } finally {
    await probe.stop()
    await server.stop()
    await site.remove()
  }
  const worst = Math.max(...rows.map(({ own }) => own))
  return [
    `## How long the event loop stands still, with ${described(LARGE)}`,
    '',
    ...table(
      ['Job', 'longest stall ms', 'with others on the processor ms', 'took ms'],
      rows.map(({ name, own, waited, took }) => [name, ms(own), ms(waited), ms(took)]),
    ),
    '',
    wantedWithin('Every stall', worst, MOST_MS),
  ]
}
