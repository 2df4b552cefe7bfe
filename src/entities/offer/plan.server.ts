import type { RecordBase, SaveContext } from '#entities/collection.server.ts'
import { hasPassed, type PlannedTime, plannerOf, refusePassed } from '#entities/planning.server.ts'
import { type BonusPlan, bonusDueAt } from '#shared/schema/bonus-plan.ts'

interface Planned {
  bonusPlan: BonusPlan | null
}
type Context = Pick<
  SaveContext<{ input: Planned; record: RecordBase & Planned & { plannedBy: string | null } }>,
  'previous' | 'actor' | 'isImport'
>

/** The plan of an offer as it is stored, and who made it. */
export function settlePlan({ bonusPlan }: Planned, { previous, actor, isImport }: Context) {
  // What a file says of its own records holds.
  if (isImport) return { bonusPlan }
  // What was put away and comes back has missed what would have happened meanwhile.
  const dueAt = bonusDueAt({ bonusPlan })
  if (previous?.isDeleted && dueAt !== null && hasPassed(dueAt, new Date())) return { bonusPlan: null, plannedBy: null }
  const times: PlannedTime[] = (['startsAt', 'endsAt'] as const).map((field) => ({
    path: `bonusPlan.${field}`,
    stored: previous?.bonusPlan?.[field] ?? null,
    given: bonusPlan?.[field] ?? null,
  }))
  refusePassed(times)
  return { bonusPlan, plannedBy: plannerOf(times, previous?.plannedBy ?? null, actor) }
}
