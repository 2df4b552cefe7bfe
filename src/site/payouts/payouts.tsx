import { METHODOLOGY } from '#entities/offer/order.ts'
import { countWithdrawals, listWithdrawals } from '#entities/payout-test/all.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { listPage } from '#site/listing/list-page.tsx'
import { PAYOUTS_CSV, PAYOUTS_PATH } from '#site/payouts/address.ts'
import { WithdrawalTable } from '#site/payouts/withdrawal-table.tsx'
import { listCacheKey, PAGE_PARAM } from '#site/listing/paging.ts'
import type { PageRequest, PageRoute } from '#site/page.ts'

const PER_PAGE = 50
const MOST = 100 * PER_PAGE

async function load(request: PageRequest) {
  const reader = offThread(request.services.db)
  return listPage(request, {
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

export const payoutsPage: PageRoute = {
  path: PAYOUTS_PATH,
  params: [PAGE_PARAM],
  cacheKey: (params) => listCacheKey(PAYOUTS_PATH, params),
  load,
}
