import type { Db } from '#records/db.server.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface AnsweredClick {
  name: string
  /** The time of the redirect, by `performance.now()`. */
  at: number
}

/** Visitors who follow one link repeatedly. Each click names a block of its own, which identifies it. */
export function clickingVisitors(request: (path: string, init: RequestInit) => Promise<Response>) {
  const answered: AnsweredClick[] = []
  return {
    answered,
    async click(name: string): Promise<number> {
      const { status } = await request(`/go/modry-lev?from=${name}`, { headers: { 'User-Agent': FIREFOX } })
      if (status === 302) answered.push({ name, at: performance.now() })
      return status
    },
    /** The answered clicks that are missing, and how often each was stored: by itself, by day, and in the sums. */
    async look(db: Db) {
      const clicks = await db.selectFrom('click').select('block as name').execute()
      const days = await db.selectFrom('clickDay').select(['block as name', 'people', 'bots']).execute()
      const sums = await db
        .selectFrom('clickSum')
        .where('dimension', '=', 'block')
        .where('period', 'in', (eb) => eb.selectFrom('clickDay').select('day'))
        .select(['key as name', 'people', 'bots'])
        .execute()
      const stored = timesOf(clicks.map(({ name }) => ({ name, people: 1, bots: 0 })))
      return {
        lost: answered.filter(({ name }) => !stored.has(name)),
        stored,
        counted: timesOf(days),
        addedUp: timesOf(sums),
      }
    },
  }
}

/** “jana-12”; the clicks of the demo are no visitors'. */
const isOurs = ({ name }: { name: string }) => /-\d+$/.test(name)

function timesOf(rows: { name: string; people: number; bots: number }[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { name, people, bots } of rows.filter(isOurs)) times.set(name, (times.get(name) ?? 0) + people + bots)
  return times
}
