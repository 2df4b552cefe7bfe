import { METHODOLOGY } from '#entities/offer/order.ts'
import { countWithdrawals, listWithdrawals } from '#entities/payout-test/all.server.ts'
import { servicesContext } from '#entities/services.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { listResponse } from '#site/listing/list-response.server.tsx'
import { PAYOUTS_CSV, PAYOUTS_PATH } from '#site/payouts/address.ts'
import { WithdrawalTable } from '#site/payouts/withdrawal-table.tsx'
import type { Route } from './+types/payouts.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const PER_PAGE = 50
const MOST = 100 * PER_PAGE

/** All measured withdrawals. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const reader = offThread(context.get(servicesContext).db)
  return listResponse({
    context,
    request,
    base: PAYOUTS_PATH,
    name: 'Měření výplat',
    title: 'Měření výplat: všechny výběry',
    description:
      'Každý výběr, který jsme z online kasin změřili: kdy jsme o něj žádali, kterou metodou, kolik a za jak dlouho byly peníze na účtu.',
    lead: (
      <>
        {hardSpaces(
          'Vkládáme vlastní peníze, žádáme o výplatu a měříme čas od žádosti po připsání na účet. Přečtěte si,',
        )}{' '}
        <a href={METHODOLOGY}>jak měříme</a>, {hardSpaces('nebo si stáhněte')}{' '}
        <a href={PAYOUTS_CSV}>{hardSpaces('všechny výběry jako CSV')}</a>.
      </>
    ),
    total: await countWithdrawals(reader, MOST),
    perPage: PER_PAGE,
    async show(window) {
      const withdrawals = await listWithdrawals(reader, window)
      return withdrawals.length > 0 ? { view: <WithdrawalTable withdrawals={withdrawals} />, items: [] } : null
    },
    empty: 'Zatím jsme žádný výběr nezměřili.',
  })
}
