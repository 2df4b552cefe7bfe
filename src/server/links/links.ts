import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '#entities/tables.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
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

/** Every outbound link of records that are not archived, with where it is used; reserved names are left out. */
export async function linksOf(reader: Reader): Promise<Map<string, Use[]>> {
  return new Map([...(await allLinksOf(reader))].filter(([url]) => !isNowhere(url)))
}

/** The same including reserved names. */
export async function allLinksOf(reader: Reader): Promise<Map<string, Use[]>> {
  const db = offThread(reader)
  const found = new Map<string, Use[]>()
  const add = (url: string, use: Use) => {
    if (url === '') return
    const uses = found.get(url)
    if (uses) uses.push(use)
    else found.set(url, [use])
  }
  const casinos = await db
    .selectFrom('casino')
    .where('isDeleted', '=', 0)
    .where('closedYear', 'is', null)
    .select(['id', 'title', 'refLink', 'website'])
    .execute()
  for (const { id, title, refLink, website } of casinos) {
    add(refLink, { collection: 'casinos', id, title, field: 'refLink' })
    add(website, { collection: 'casinos', id, title, field: 'website' })
  }
  const bookmakers = db.selectFrom('bookmaker').where('isDeleted', '=', 0).select(['id', 'title', 'refLink'])
  for (const { id, title, refLink } of await bookmakers.execute()) {
    add(refLink, { collection: 'bookmakers', id, title, field: 'refLink' })
  }
  /** By post and URL. Not searched in `found`, because all posts may share a link. */
  const referred = new Set<string>()
  for await (const { id, title, references } of postsOf(db)) {
    for (const { url } of postMapper.decodeColumn('references', references).data) {
      add(url, { collection: 'posts', id, title, field: 'references' })
      referred.add(`${id} ${url}`)
    }
  }
  for await (const { id, title, address } of linksInTexts(db)) {
    if (!referred.has(`${id} ${address}`)) add(address, { collection: 'posts', id, title, field: 'text' })
  }
  return found
}
