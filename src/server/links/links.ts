import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '#entities/tables.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { addressOf } from '#posts/checks/links-in.ts'
import { postMapper } from '#posts/schema.ts'

export interface Use {
  collection: 'casinos' | 'bookmakers' | 'posts'
  id: string
  title: string
  field: 'refLink' | 'website' | 'references' | 'text'
}

/** Reserved names that lead nowhere, such as those of the demo content. */
const NOWHERE = /(^|\.)(example|test|invalid|localhost|local|internal)$/

export const isNowhere = (url: string) => NOWHERE.test(hostOf(url))

export const hostOf = (url: string) => URL.parse(url)?.hostname ?? ''

/** Batch size; requests are served in between. */
const POSTS_AT_ONCE = 500

async function* postsOf(db: Reader) {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('post')
      .where('id', '>', last)
      .where('isDeleted', '=', 0)
      .orderBy('id')
      .limit(POSTS_AT_ONCE)
      .select(['id', 'title', 'references'])
      .execute()
    yield* rows
    if (rows.length < POSTS_AT_ONCE) return
    last = rows.at(-1)?.id ?? ''
    await nextTurn()
  }
}

/** Links of texts, blocks and questions, which are stored when a post is saved. */
async function* linksInTexts(db: Reader) {
  for (let last = ['https://', '']; ;) {
    const [address = '', postId = ''] = last
    const rows = await db
      .selectFrom('postLink')
      .innerJoin('post', 'post.id', 'postLink.postId')
      .where((eb) =>
        eb.or([
          eb('postLink.address', '>', address),
          eb.and([eb('postLink.address', '=', address), eb('postLink.postId', '>', postId)]),
        ]),
      )
      .where('postLink.address', '<', 'https:0')
      .where('postLink.address', '>=', address)
      .orderBy('postLink.address')
      .orderBy('postLink.postId')
      .limit(POSTS_AT_ONCE)
      .select(['post.id', 'post.title', 'postLink.address'])
      .execute()
    yield* rows
    if (rows.length < POSTS_AT_ONCE) return
    last = [rows.at(-1)?.address ?? '', rows.at(-1)?.id ?? '']
    await nextTurn()
  }
}

/** Links of offers, some thousand. */
async function* linksOfOffers(db: Reader): AsyncGenerator<[string, Use]> {
  const casinos = await db
    .selectFrom('casino')
    .where('isDeleted', '=', 0)
    .where('closedYear', 'is', null)
    .select(['id', 'title', 'refLink', 'website'])
    .execute()
  for (const { id, title, refLink, website } of casinos) {
    yield [refLink, { collection: 'casinos', id, title, field: 'refLink' }]
    yield [website, { collection: 'casinos', id, title, field: 'website' }]
  }
  const bookmakers = db.selectFrom('bookmaker').where('isDeleted', '=', 0).select(['id', 'title', 'refLink'])
  for (const { id, title, refLink } of await bookmakers.execute()) {
    yield [refLink, { collection: 'bookmakers', id, title, field: 'refLink' }]
  }
}

/** Without fragments, as the links of a post are stored and checked. */
const sourcesIn = (references: string) =>
  new Set(postMapper.decodeColumn('references', references).data.map(({ url }) => addressOf(url)))

/** Every outbound link of records that are not archived, with where it is used; reserved names are left out. */
export async function linksOf(reader: Reader): Promise<Map<string, Use[]>> {
  return new Map([...(await allLinksOf(reader))].filter(([url]) => !isNowhere(url)))
}

/** The same including reserved names. */
export async function allLinksOf(reader: Reader): Promise<Map<string, Use[]>> {
  const db = offThread(reader)
  const { found, add } = collectUses()
  for await (const [url, use] of linksOfOffers(db)) add(url, use)
  /** By post and URL. Not searched in `found`, because all posts may share a link. */
  const referred = new Set<string>()
  for await (const { id, title, references } of postsOf(db)) {
    for (const url of sourcesIn(references)) {
      add(url, { collection: 'posts', id, title, field: 'references' })
      referred.add(`${id} ${url}`)
    }
  }
  for await (const { id, title, address } of linksInTexts(db)) {
    if (!referred.has(`${id} ${address}`)) add(address, { collection: 'posts', id, title, field: 'text' })
  }
  return found
}

/** Where these links are used, without reading all posts; those that nothing uses are missing. */
export async function usesOf(reader: Reader, urls: readonly string[]): Promise<Map<string, Use[]>> {
  const db = offThread(reader)
  const { found, add } = collectUses()
  const wanted = new Set(urls)
  for await (const [url, use] of linksOfOffers(db)) if (wanted.has(url)) add(url, use)
  for (let at = 0; at < urls.length; at += POSTS_AT_ONCE) {
    const rows = await db
      .selectFrom('postLink')
      .innerJoin('post', 'post.id', 'postLink.postId')
      .where('postLink.address', 'in', urls.slice(at, at + POSTS_AT_ONCE))
      .orderBy('postLink.address')
      .orderBy('postLink.postId')
      .select(['post.id', 'post.title', 'post.references', 'postLink.address'])
      .execute()
    for (const { id, title, references, address } of rows) {
      const field = sourcesIn(references).has(address) ? 'references' : 'text'
      add(address, { collection: 'posts', id, title, field })
    }
  }
  return found
}

function collectUses() {
  const found = new Map<string, Use[]>()
  const add = (url: string, use: Use) => {
    if (url === '') return
    const uses = found.get(url)
    if (uses) uses.push(use)
    else found.set(url, [use])
  }
  return { found, add }
}
