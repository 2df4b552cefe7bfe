import type { RecentChange } from '#features/change-log/present.ts'
import { uncapitalise } from '#shared/capitalise.ts'
import { CHANGES_PATH, changesOf } from '#shared/changes-address.ts'
import type { FeedItem } from '#server/feeds/rss.ts'

export function changeItem({ offer, at, by, reason, facts }: RecentChange): FeedItem {
  const lines = facts.map(({ label, from, to }) => `${label}: ${from ? `${from} → ` : ''}${to || 'neuvedeno'}`)
  return {
    title: `${offer.title}: ${facts.map(({ label }) => uncapitalise(label)).join(', ')}`,
    path: offer.path ?? changesOf(offer.slug),
    // The same page changes many times, so its address is no id.
    guid: `${CHANGES_PATH}${offer.slug}/${at}`,
    description: [...lines, ...(reason ? [reason] : [])].join('. '),
    author: by,
    date: at,
  }
}
