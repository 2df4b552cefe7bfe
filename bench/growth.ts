import { sql } from 'kysely'
import { SYSTEM } from '#entities/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { createRecord } from '#entities/crud.server.ts'
import { openDb } from '#entities/tables.server.ts'
import { posts } from '#posts/collection.server.ts'
import { signIn } from './admin.ts'
import { percentiles, table, wanted } from './report.ts'
import { newFolder, removeFolder, startServer } from './server.ts'

const SMALL = { posts: 100, casinos: 50 }
const LARGE = { posts: 10_000, casinos: 2000 }
const ROUNDS = 60
const MOST = 1.5

const WORDS = 'výplaty bonus licence podmínky vklad limit ověření účet kasino zkušenost test řádek'.split(' ')
const word = (index: number) => WORDS[index % WORDS.length] ?? ''

const paragraph = (seed: number) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text: Array.from({ length: 60 }, (_, at) => word(seed * 7 + at * at)).join(' ') }],
})

/** As many records as a site of ten years has, each through the product's own way of writing. */
async function grow(dataDir: string, size: typeof SMALL): Promise<void> {
  const db = openDb({ DATA_DIR: dataDir, DATABASE_URL: undefined })
  // Nothing is lost when the machine goes down now; the bench starts again.
  await sql`pragma synchronous = off`.execute(db)
  for (let number = 1; number <= size.casinos; number++) {
    const title = `Kasino číslo ${number}`
    await createRecord(db, casinos, { title, rating: (number % 100) / 10, refLink: 'https://kasino.example/' }, SYSTEM)
  }
  for (let number = 1; number <= size.posts; number++) {
    const content = { type: 'doc' as const, content: [1, 2, 3].map((part) => paragraph(number * 3 + part)) }
    const title = `${word(number)} a ${word(number * 5)}: článek číslo ${number}`
    await createRecord(db, posts, { title, content, isActive: true }, SYSTEM)
  }
  await db.destroy()
}

const ASKED = {
  'home page': '/',
  'review page': '/recenze/modry-lev/',
  'list of reviews': '/recenze/',
  search: '/api/v1/public/search?q=licence',
  'admin list': '/api/v1/private/posts?status=all',
  'admin list, searched': '/api/v1/private/posts?status=all&q=modry+lev',
}

/** Whoever looks for a word that every page has wants to know how many there are, and counting takes its time. */
const BEYOND = { 'admin list, a word of every post': '/api/v1/private/posts?status=all&q=licence' }

/** Medians of the time each takes, rendered anew every time. */
async function measure(size: typeof SMALL): Promise<Record<string, number>> {
  const dataDir = newFolder()
  const first = await startServer(dataDir)
  await first.stop()
  await grow(dataDir, size)
  const server = await startServer(dataDir, { PAGE_CACHE_MB: '0' })
  try {
    const { headers } = await signIn(server)
    const medians: Record<string, number> = {}
    for (const [name, path] of Object.entries({ ...ASKED, ...BEYOND })) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const started = performance.now()
        const response = await fetch(server.url + path, { headers })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${path} answered ${response.status}`)
        times.push(performance.now() - started)
      }
      medians[name] = percentiles(times).p50
    }
    return medians
  } finally {
    await server.stop()
    removeFolder(dataDir)
  }
}

/** From a small site to a large one: what a visitor and an editor wait for must hardly change. */
export async function benchGrowth(): Promise<string[]> {
  const small = await measure(SMALL)
  const large = await measure(LARGE)
  const rowsOf = (asked: object) =>
    Object.keys(asked).map((name) => ({ name, from: small[name] ?? 0, to: large[name] ?? 0 }))
  const worst = Math.max(...rowsOf(ASKED).map(({ from, to }) => to / from))
  return [
    `## From ${SMALL.posts} posts and ${SMALL.casinos} casinos to ${LARGE.posts} and ${LARGE.casinos}`,
    '',
    ...table(
      ['What', 'small ms', 'large ms', 'ratio'],
      rowsOf({ ...ASKED, ...BEYOND }).map(({ name, from, to }) => [
        name,
        from.toFixed(1),
        to.toFixed(1),
        (to / from).toFixed(2),
      ]),
    ),
    '',
    wanted(`At most ${MOST}×, the last row aside (${worst.toFixed(2)})`, worst <= MOST),
  ]
}
