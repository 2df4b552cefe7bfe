import { isPublic } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'

const ANSWERS = ['payout', 'terms', 'support', 'verification', 'again'] as const
const YES_AND_NO = ANSWERS.flatMap((name) => [`${name}Yes`, `${name}No`] as const)

export const VOICES_HEAD = ['podnik', 'nazev', 'druh', 'mesic', 'lidi', 'doporucuje', 'dolozeno'].concat(
  ['vyplata', 'podminky', 'podpora', 'overeni', 'znovu'].flatMap((name) => [`${name}_ano`, `${name}_ne`]),
)

const KINDS = { casino: 'kasino', bookmaker: 'kancelář' } as const

/** Sums by month: nothing in it is about one person's words. */
export async function openVoices(db: Reader) {
  const found = []
  for (const table of ['casino', 'bookmaker'] as const) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('voiceMonth', 'voiceMonth.recordId', `${table}.id`)
      .where(isPublic(table))
      .where('people', '>', 0)
      .orderBy(`${table}.id`)
      .orderBy('month')
      .select(['slug', 'title', 'month', 'people', 'recommending', 'documented', ...YES_AND_NO])
      .execute()
    found.push(...rows.map((row) => ({ ...row, kind: KINDS[table] })))
  }
  return found
}

type Month = Awaited<ReturnType<typeof openVoices>>[number]

export const voicesRow = (row: Month): string[][] => {
  const counts = [row.people, row.recommending, row.documented, ...YES_AND_NO.map((name) => row[name])]
  return [[row.slug, row.title, row.kind, row.month, ...counts.map(String)]]
}
