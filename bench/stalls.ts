import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inputOf, signIn } from './admin.ts'
import type { Sites } from './large-site/sites.ts'
import { startProbe } from './probe.ts'
import { ms, table, wanted } from './report.ts'
import { type BenchServer, startServer } from './server.ts'

const SIZE = { posts: 100_000, casinos: 3000, clicks: 3_000_000 }
const MOST_MS = 50
/** Somebody else on the machine may take the processor away; a stall of ours comes every time. */
const ROUNDS = 3
const PRIVATE = '/api/v1/private'
type Session = Awaited<ReturnType<typeof signIn>>
type Job = (round: number) => Promise<unknown>

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
    'link health': () => get(`${PRIVATE}/link-health`),
    'signing in': () => signIn(server),
    'a share picture': (round) => get(`/og/recenze/modry-lev.png?round=${round}`),
    export: async () => void (await (await fetch(`${url}${PRIVATE}/export`, { headers })).arrayBuffer()),
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

const POSTS_IN_IMPORT = 4000

/** The same post many times, under other names. */
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

/** Whatever editors and machines do on a large site, visitors must not stand still meanwhile. */
export async function benchStalls(sites: Sites): Promise<string[]> {
  const site = await sites.open('sqlite', SIZE)
  const server = await startServer(site.dataDir, site.env)
  // From memory whatever is saved, and so as quick as the event loop comes round.
  const probe = startProbe(`${server.url}/robots.txt`)
  const rows: { name: string; stall: number; took: number }[] = []
  try {
    const jobs = jobsOf(server, await signIn(server))
    for (const [name, job] of Object.entries(jobs)) {
      let [stall, took] = [Infinity, Infinity]
      for (let round = 0; round < ROUNDS; round++) {
        await probe.longest()
        const started = performance.now()
        await job(round)
        took = Math.min(took, performance.now() - started)
        stall = Math.min(stall, await probe.longest())
      }
      rows.push({ name, stall, took })
    }
  } finally {
    await probe.stop()
    await server.stop()
    await site.remove()
  }
  const worst = Math.max(...rows.map((row) => row.stall))
  return [
    `## How long the event loop stands still, with ${SIZE.posts} posts, ${SIZE.casinos} casinos and ${SIZE.clicks} clicks`,
    '',
    ...table(
      ['Job', 'longest stall ms', 'took ms'],
      rows.map(({ name, stall, took }) => [name, ms(stall), ms(took)]),
    ),
    '',
    wanted(`No stall longer than ${MOST_MS} ms (${ms(worst)})`, worst <= MOST_MS),
  ]
}
