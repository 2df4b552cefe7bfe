import { type PublicVoice, publicVoice, type VoiceSummary } from '#features/voices/public.ts'
import { voiceMapper } from '#features/voices/schema.ts'
import { figuresOf, type MonthCounts, readMonths } from '#features/voices/sums.server.ts'
import type { Reader } from '#records/db.server.ts'
import { addDays, pragueDayStart } from '#shared/czech/day.ts'

const LATEST = 3

export async function summariseVoices(db: Reader, recordId: string, now: Date): Promise<VoiceSummary> {
  const months = await readMonths(db, recordId)
  const figures = figuresOf(months, now)
  const shown = ({ people }: MonthCounts) => people
  return {
    figures,
    latest:
      figures.total > 0
        ? await listVoices(db, recordId, months, { choice: 'all', offset: 0, limit: LATEST, shown })
        : [],
  }
}

/** What readers may choose from, and how many voices of a month that is. */
export const CHOICES = {
  all: ({ people, withdrawn }: MonthCounts) => people + withdrawn,
  payouts: ({ payoutYes, payoutNo }: MonthCounts) => payoutYes + payoutNo,
  terms: ({ termsYes, termsNo }: MonthCounts) => termsYes + termsNo,
  support: ({ supportYes, supportNo }: MonthCounts) => supportYes + supportNo,
  documented: ({ documented }: MonthCounts) => documented,
} as const
export type Choice = keyof typeof CHOICES

const ANSWER_OF = { payouts: 'payout', terms: 'terms', support: 'support' } as const

interface Window {
  choice: Choice
  offset: number
  limit: number
  /** Left out: withdrawn ones are listed, too. */
  shown?: (counts: MonthCounts) => number
}

/** Newest first. The sums say in which months the window is, so that the last page costs no more than the first. */
export async function listVoices(
  db: Reader,
  recordId: string,
  months: readonly MonthCounts[],
  { choice, offset, limit, shown = CHOICES[choice] }: Window,
): Promise<PublicVoice[]> {
  const isShownOnly = shown !== CHOICES.all
  let skipped = 0
  const within = months.filter((counts) => {
    const start = skipped
    skipped += shown(counts)
    return skipped > offset && start < offset + limit
  })
  const [newest, oldest] = [within[0], within.at(-1)]
  if (!newest || !oldest) return []
  const before = months.slice(0, months.indexOf(newest)).reduce((sum, counts) => sum + shown(counts), 0)
  let query = db
    .selectFrom('voice')
    .where('recordId', '=', recordId)
    .where('isListed', '=', 1)
    .where('createdAt', '>=', startOf(oldest.month))
    .where('createdAt', '<', startOf(monthAfter(newest.month)))
  if (isShownOnly) query = query.where('state', '=', 'shown')
  if (choice === 'documented') query = query.where('isDocumented', '=', 1)
  else if (choice !== 'all') query = query.where(ANSWER_OF[choice], '<>', '')
  const rows = await query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(offset - before)
    .limit(limit)
    .selectAll()
    .execute()
  return rows.flatMap((row) => publicVoice(voiceMapper.decode(row)) ?? [])
}

const startOf = (month: string) => pragueDayStart(`${month}-01`).toISOString()
/** A month has at most 31 days. */
const monthAfter = (month: string) => addDays(`${month}-01`, 31).slice(0, month.length)
