import { QUESTION_NAMES, QUESTIONS } from '#features/voices/shared/questions.ts'
import { YES_AND_NO } from '#features/voices/sums.server.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'

export const VOICES_HEAD = ['podnik', 'nazev', 'druh', 'mesic', 'lidi', 'doporucuje', 'dolozeno'].concat(
  QUESTION_NAMES.flatMap((name) => [`${QUESTIONS[name].field}_ano`, `${QUESTIONS[name].field}_ne`]),
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
