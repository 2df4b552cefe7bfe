import { METHODOLOGY } from '#entities/offer/order.ts'
import { countWithdrawals, listWithdrawals } from '#entities/payout-test/all.server.ts'
import { loadAllTime } from '#entities/payout-test/all-time.server.ts'
import { figuresOf } from '#entities/payout-test/month.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { axisOf } from '#shared/payout-axis.ts'
import { listPage } from '#site/listing/list-page.tsx'
import { dataset } from '#site/data/dataset.ts'
import { isLateOnly, LATE_PARAM, PAYOUTS_CSV, PAYOUTS_PATH, payoutsHref } from '#site/payouts/address.ts'
import { PayoutFindings, LateSwitch } from '#site/payouts/findings.tsx'
import { WithdrawalTable } from '#site/payouts/withdrawal-table.tsx'
import { listCacheKey, PAGE_PARAM } from '#site/listing/paging.ts'
import type { PageRequest, PageRoute } from '#site/page.ts'

const PER_PAGE = 50
const MOST = 100 * PER_PAGE
const DESCRIPTION =
  'Každý výběr, který jsme z online kasin změřili: kdy jsme o něj žádali, kterou metodou, kolik a za jak dlouho byly peníze na účtu.'

async function load(request: PageRequest) {
  const { env, db } = request.services
  const reader = offThread(db)
  const lateOnly = isLateOnly(request.params)
  const [{ all, methods }, total] = await Promise.all([
    loadAllTime(db),
    countWithdrawals(reader, MOST, { isLateOnly: lateOnly }),
  ])
  const isFirst = !request.params.has(PAGE_PARAM)
  const { count, late } = figuresOf(all)
  // One axis for the whole page, and for all of its pages.
  const axis = axisOf(all.casinos)
  return listPage(request, {
    base: payoutsHref(lateOnly),
    name: 'Měření výplat',
    title: lateOnly ? 'Měření výplat: jen pozdní výběry' : 'Měření výplat: všechny výběry',
    description: DESCRIPTION,
    lead: (
      <>
        {hardSpaces(
          'Vkládáme vlastní peníze, žádáme o výplatu a měříme čas od žádosti po připsání na účet. Přečtěte si,',
        )}{' '}
        <a href={METHODOLOGY}>jak měříme</a>, {hardSpaces('nebo si stáhněte')}{' '}
        <a href={PAYOUTS_CSV}>{hardSpaces('všechny výběry jako CSV')}</a>.
      </>
    ),
    above: count > 0 && (
      <>
        {isFirst && !lateOnly && <PayoutFindings all={all} methods={methods} />}
        <LateSwitch isLateOnly={lateOnly} late={late} />
      </>
    ),
    // The same withdrawals, fewer of them.
    ...(lateOnly ? { robots: 'noindex, follow' } : {}),
    things: [
      dataset(
        { url: env.SITE_URL, name: env.SITE_NAME },
        {
          name: 'Naměřené výplaty online kasin',
          description: DESCRIPTION,
          path: PAYOUTS_PATH,
          files: [PAYOUTS_CSV],
        },
      ),
    ],
    total,
    perPage: PER_PAGE,
    async show(window) {
      const withdrawals = await listWithdrawals(reader, { ...window, isLateOnly: lateOnly })
      return withdrawals.length > 0
        ? { view: <WithdrawalTable withdrawals={withdrawals} axis={axis} />, items: [] }
        : null
    },
    empty: lateOnly ? 'Žádný výběr nepřišel pozdě.' : 'Zatím jsme žádný výběr nezměřili.',
  })
}

export const payoutsPage: PageRoute = {
  path: PAYOUTS_PATH,
  params: [LATE_PARAM, PAGE_PARAM],
  cacheKey: (params) => listCacheKey(payoutsHref(isLateOnly(params)), params),
  load,
}
