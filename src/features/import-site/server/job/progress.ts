import type { Progress } from '#features/import-site/job-schema.ts'
import type { JobState } from '#features/import-site/job-states.ts'
import { moveJob } from '#features/import-site/server/job/store.ts'
import type { GoOn, Phase, Watch } from '#features/import-site/server/watch.ts'
import type { Services } from '#records/services.server.ts'

/** How much of the whole a phase is, in percent: pictures take the longest. */
const PARTS: Record<Phase, { from: number; to: number }> = {
  reading: { from: 0, to: 5 },
  people: { from: 5, to: 10 },
  pictures: { from: 10, to: 60 },
  posts: { from: 60, to: 90 },
  redirects: { from: 90, to: 100 },
  undo: { from: 0, to: 100 },
}
const SAVED_EVERY_MS = 500
const RECENT = 8

/** Somebody paused it or takes it back, or the server stops. It goes on from what is written. */
export class Stopped extends Error {
  override name = 'Stopped'
}

interface Watched {
  id: string
  state: JobState
  /** Of the run before, if there was one. */
  before: Progress | null
  isStopping: () => boolean
}

export function watchJob({ db, now }: Pick<Services, 'db' | 'now'>, { id, state, before, isStopping }: Watched): Watch {
  const since = now().toISOString()
  const first = before?.percent ?? 0
  const progress: Progress = {
    phase: 'reading',
    done: 0,
    total: 0,
    recent: [],
    percent: first,
    since,
    sincePercent: first,
    resumedAt: before ? since : null,
  }
  let savedAt = 0

  async function save(): Promise<void> {
    savedAt = Date.now()
    const change = { progress: JSON.stringify(progress) }
    if (!(await moveJob(db, { id, from: [state], now: now() }, change))) throw new Stopped()
  }

  function advance(): void {
    const { from, to } = PARTS[progress.phase]
    const share = progress.total > 0 ? Math.min(progress.done / progress.total, 1) : 0
    progress.percent = Math.max(progress.percent, from + (to - from) * share)
  }

  async function goOn(): Promise<void> {
    if (isStopping()) throw new Stopped()
    if (Date.now() - savedAt >= SAVED_EVERY_MS) await save()
  }

  return {
    goOn,
    async phase(name, total) {
      if (isStopping()) throw new Stopped()
      Object.assign(progress, { phase: name, done: 0, total })
      advance()
      await save()
    },
    async step(name, problem) {
      progress.done++
      progress.recent = [{ at: now().toISOString(), name, problem: problem ?? null }, ...progress.recent].slice(
        0,
        RECENT,
      )
      advance()
      await goOn()
    },
  }
}

/** While the report is made, which somebody may cancel. */
export function watchReading({ db }: Pick<Services, 'db'>, id: string, isStopping: () => boolean): GoOn {
  let askedAt = 0
  return async () => {
    if (isStopping()) throw new Stopped()
    if (Date.now() - askedAt < SAVED_EVERY_MS) return
    askedAt = Date.now()
    const job = await db.selectFrom('siteImportJob').where('id', '=', id).select('state').executeTakeFirst()
    if (job?.state !== 'reading') throw new Stopped()
  }
}
