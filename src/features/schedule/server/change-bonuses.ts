import * as m from '#features/schedule/messages.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import { changeStored, findRecord, getRecord } from '#records/crud/crud.server.ts'
import { actorOfPlan } from '#features/schedule/planning.server.ts'
import { dueBy, type PlannedItem, type PlannedWork, undoOf } from '#features/schedule/server/planned-work.ts'
import { refuseMoved } from '#features/schedule/server/refuse-moved.ts'
import { type BonusPlan, bonusDueAt, bonusPlanColumns } from '#shared/schema/bonus-plan.ts'
import { said } from '#shared/words/message.ts'

interface Offer extends RecordBase {
  bonusPlan: BonusPlan | null
  plannedBy: string | null
}

export const changeBonuses = (
  collection: AnyCollection<'casinos' | 'bookmakers'>,
  table: 'casino' | 'bookmaker',
): PlannedWork => ({
  name: `${table} bonus`,
  kinds: ['bonus-start', 'bonus-end'],
  due: (db, now, except) => dueBy(db.selectFrom(table).where('isDeleted', '=', 0), 'bonusDueAt', now, except),
  async run(trx, id, now) {
    const offer: Offer = await getRecord(trx, collection, id)
    const at = bonusDueAt(offer)
    if (offer.isDeleted || offer.bonusPlan === null || at === null || at > now) return false
    const { change, action } = nextStep(offer.bonusPlan)
    await changeStored(trx, collection, offer, change, await actorOfPlan(trx, offer.plannedBy), action)
    return true
  },
  async planned(db, { from, to, record }) {
    // When the start is before the span, the end may still be inside.
    const rows = await db
      .selectFrom(table)
      .where('isDeleted', '=', 0)
      .where('bonusDueAt', '<', to)
      .$if(record !== undefined, (query) => query.where('id', '=', record?.recordId ?? ''))
      .select(['id', 'version', 'title', 'bonus', 'bonusPlan', 'plannedBy'])
      .execute()
    return rows.flatMap(({ id, version, title, bonus, bonusPlan, plannedBy }) => {
      const about = { id, version, collection: collection.name, recordId: id, title, plannedBy }
      return stepsOf(bonusPlanColumns.bonusPlan.decode(bonusPlan), bonus)
        .filter(({ at }) => at >= from && at < to)
        .map((step) => ({ ...about, ...step }))
    })
  },
  async move(db, { kind, id, from, to, version }, actor) {
    const offer: Offer | undefined = await findRecord(db, collection, id)
    if (!offer) return undefined
    const field = kind === 'bonus-start' ? 'startsAt' : 'endsAt'
    refuseMoved(offer.version === version && from !== null && offer.bonusPlan?.[field] === from)
    const change = { bonusPlan: { ...offer.bonusPlan, [field]: to } }
    const moved = await changeStored(db, collection, offer, change, actor, 'schedule')
    return { collection: collection.name, recordId: id, version: moved.version, undo: undoOf(moved) }
  },
})

function nextStep(plan: BonusPlan) {
  if (plan.startsAt === null) return { change: { bonus: plan.afterwards, bonusPlan: null }, action: 'bonus-end' }
  const left = plan.endsAt === null ? null : { ...plan, startsAt: null, bonus: '' }
  return { change: { bonus: plan.bonus, bonusPlan: left }, action: 'bonus-start' }
}

function stepsOf(plan: BonusPlan | null, current: string): Pick<PlannedItem, 'kind' | 'at' | 'note'>[] {
  if (!plan) return []
  const { startsAt, endsAt, bonus, afterwards } = plan
  return [
    ...(startsAt ? [{ kind: 'bonus-start' as const, at: startsAt, note: bonus }] : []),
    ...(endsAt
      ? [
          {
            kind: 'bonus-end' as const,
            at: endsAt,
            note: said(m.thenBonus, {
              bonus: startsAt ? bonus : current,
              afterwards: afterwards || said(m.noBonus),
            }),
          },
        ]
      : []),
  ]
}
