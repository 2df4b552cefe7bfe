import type { Db } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { hostOf, isNowhere, offerLinks } from '#features/links/server/links.ts'

const DAY_MS = 24 * 3_600_000
const HOST_GAP_MS = 5 * 60_000
const MAX_A_DAY = 1000
/** Links of posts that are searched for new ones at once: all links of most sites. */
const POST_LINKS_AT_ONCE = 5000
const DUE_AT_ONCE = 100

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** Where the links of posts begin that lead out; they end before https:0. */
const START = 'https://'

/** New links first; none beyond the day's limit or of a host just probed. The cost does not grow with the site. */
export function createLinkQueue(db: Db, postLinksAtOnce = POST_LINKS_AT_ONCE) {
  const reader = offThread(db)
  let place = START

  return async function nextLink(now: Date): Promise<string | undefined> {
    if ((await checkedSince(before(now, DAY_MS))).length >= MAX_A_DAY) return undefined
    const busyHosts = new Set((await checkedSince(before(now, HOST_GAP_MS))).map(({ host }) => host))
    const isFree = (url: string) => !isNowhere(url) && !busyHosts.has(hostOf(url))
    return (await newOfferLinks()).find(isFree) ?? (await newPostLinks(isFree)) ?? (await dueLink(now, [...busyHosts]))
  }

  function checkedSince(time: string) {
    return reader.selectFrom('linkCheck').where('checkedAt', '>', time).select('host').limit(MAX_A_DAY).execute()
  }

  async function newOfferLinks(): Promise<string[]> {
    const rows = await offerLinks(reader)
      .leftJoin('linkCheck', 'linkCheck.url', 'offerLink.url')
      .where('linkCheck.url', 'is', null)
      .select('offerLink.url')
      .execute()
    return rows.map(({ url }) => url)
  }

  /** Stays at the same part until nothing in it can be probed now. */
  async function newPostLinks(isFree: (url: string) => boolean): Promise<string | undefined> {
    const rows = await reader
      .selectFrom('postLink')
      .leftJoin('linkCheck', 'linkCheck.url', 'postLink.address')
      .where('postLink.address', '>', place)
      .where('postLink.address', '<', 'https:0')
      .orderBy('postLink.address')
      .limit(postLinksAtOnce)
      .select(['postLink.address', 'linkCheck.nextAt'])
      .execute()
    const found = rows.find((row) => row.nextAt === null && isFree(row.address))
    if (!found) place = rows.length < postLinksAtOnce ? START : (rows.at(-1)?.address ?? START)
    return found?.address
  }

  /** The longest overdue; links that nothing uses any more are forgotten on the way. */
  async function dueLink(now: Date, busyHosts: string[]): Promise<string | undefined> {
    const due = await reader
      .selectFrom('linkCheck')
      .where('nextAt', '<=', now.toISOString())
      .$if(busyHosts.length > 0, (query) => query.where('host', 'not in', busyHosts))
      .orderBy('nextAt')
      .orderBy('url')
      .limit(DUE_AT_ONCE)
      .select('url')
      .execute()
    for (const { url } of due) {
      if (await isUsed(url)) return url
      await db.deleteFrom('linkCheck').where('url', '=', url).execute()
    }
    return undefined
  }

  async function isUsed(url: string): Promise<boolean> {
    const inPost = await reader.selectFrom('postLink').where('address', '=', url).select('postId').limit(1).execute()
    if (inPost.length > 0) return true
    const inOffer = offerLinks(reader).where('offerLink.url', '=', url).select('offerLink.url')
    return (await inOffer.execute()).length > 0
  }
}
