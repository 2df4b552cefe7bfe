import type { ChangedValue } from '#features/change-log/logged-facts.ts'
import { FIGURE_FACTS } from '#features/change-log/offer-figures.ts'
import type { FactTable } from '#features/facts/facts.ts'
import { modelOf } from '#records/names.ts'
import type { Trx } from '#records/db.server.ts'

/** Posts that refer to the offer may name a figure it had before; they are checked next. Others follow within a day. */
export async function recheckPostsAbout(
  trx: Trx,
  offer: { table: FactTable; id: string; slug: string },
  changed: readonly ChangedValue[],
): Promise<void> {
  if (!changed.some(({ fact, before }) => before !== null && FIGURE_FACTS.includes(fact))) return
  await trx
    .updateTable('postChecked')
    .set({ at: '' })
    .where((is) =>
      is.or([
        is('postId', 'in', (eb) =>
          eb
            .selectFrom('postRef')
            .where('model', '=', modelOf(offer.table))
            .where('refId', '=', offer.id)
            .select('postId'),
        ),
        is('postId', 'in', (eb) =>
          eb.selectFrom('postLink').where('address', '=', `/go/${offer.slug}`).select('postId'),
        ),
      ]),
    )
    .execute()
}
