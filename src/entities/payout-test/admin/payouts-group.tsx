import { Paper, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import * as m from '#entities/payout-test/admin/messages.ts'
import type { PayoutOwner } from '#entities/payout-test/admin/payouts-panel.tsx'
import { lazyPart } from '#ui/admin/lazy-part.tsx'

const PayoutsPanel = lazyPart(async () => (await import('#entities/payout-test/admin/payouts-panel.tsx')).PayoutsPanel)

export const PayoutsGroup = ({ promise, ...owner }: PayoutOwner) => (
  <Paper withBorder radius="lg" p={20} component="section" data-group={m.measuredPayouts()} tabIndex={-1}>
    <Suspense fallback={<Skeleton height={90} />}>
      {/* Without a valid number in the form, there is no promise. */}
      <PayoutsPanel {...owner} promise={Number.isNaN(promise) ? null : promise} />
    </Suspense>
  </Paper>
)
