import { OFFER_COLLECTIONS, OFFER_NOUNS, OFFER_TABLES } from '#features/players/offer.ts'
import { type Share, shareOf } from '#features/voices/shared/figures.ts'
import { QUESTION_NAMES, QUESTIONS } from '#features/voices/shared/questions.ts'
import { answersOf, YES_AND_NO } from '#features/voices/sums.server.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'

export const VOICES_HEAD = ['podnik', 'nazev', 'druh', 'mesic', 'lidi', 'doporucuje', 'dolozeno'].concat(
  QUESTION_NAMES.flatMap((name) => [`${QUESTIONS[name].field}_ano`, `${QUESTIONS[name].field}_ne`]),
)

/** Sums by month. */
export async function openVoices(db: Reader) {
  const found = []
  for (const collection of OFFER_COLLECTIONS) {
    const table = OFFER_TABLES[collection]
    const rows = await db
      .selectFrom(table)
      .innerJoin('voiceMonth', 'voiceMonth.recordId', `${table}.id`)
      .where(isPublic(table))
      .where('people', '>', 0)
      .orderBy(`${table}.id`)
      .orderBy('month')
      .select(['slug', 'title', 'month', 'people', 'recommending', 'documented', ...YES_AND_NO])
      .execute()
    found.push(...rows.map((row) => ({ ...row, kind: OFFER_NOUNS[collection] })))
  }
  return found
}

type Month = Awaited<ReturnType<typeof openVoices>>[number]

const counted = (share: Share) => (share === null ? ['', ''] : [share.yes, share.of - share.yes].map(String))

/** Of a month in which few wrote only how many: the answers of one person are not public. */
export const voicesRow = (row: Month): string[][] => {
  const [recommending = ''] = counted(shareOf(row.recommending, row.people))
  const answers = answersOf(row)
  const figures = [String(row.people), recommending, String(row.documented)]
  return [
    [row.slug, row.title, row.kind, row.month, ...figures, ...QUESTION_NAMES.flatMap((name) => counted(answers[name]))],
  ]
}
