import type { RecordBase, SaveContext } from '#records/collection.server.ts'
import { hasPassed, type PlannedTime, plannerOf, refusePastTimes } from '#features/schedule/planning.server.ts'
import { type BonusPlan, bonusDueAt } from '#shared/schema/bonus-plan.ts'

interface Planned {
  bonusPlan: BonusPlan | null
}
type Context = Pick<
  SaveContext<{ input: Planned; record: RecordBase & Planned & { plannedBy: string | null }; item: RecordBase }>,
  'previous' | 'actor' | 'isImport'
>

export function settlePlan({ bonusPlan }: Planned, { previous, actor, isImport }: Context) {
  // Imported records are stored as they are.
  if (isImport) return { bonusPlan }
  // An unarchived offer whose plan has fallen due meanwhile loses the plan.
  const dueAt = bonusDueAt({ bonusPlan })
  if (previous?.isDeleted && dueAt !== null && hasPassed(dueAt, new Date())) return { bonusPlan: null, plannedBy: null }
  const times: PlannedTime[] = (['startsAt', 'endsAt'] as const).map((field) => ({
    path: `bonusPlan.${field}`,
    stored: previous?.bonusPlan?.[field] ?? null,
    given: bonusPlan?.[field] ?? null,
  }))
  refusePastTimes(times)
  return { bonusPlan, plannedBy: plannerOf(times, previous?.plannedBy ?? null, actor) }
}
