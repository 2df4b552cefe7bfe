import { Paper, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { CheckedOffer } from '#entities/offer/checks/offer.ts'
import type { OfferPlace } from '#entities/offer/checks/place.ts'
import { CheckBadge } from '#ui/admin/check/check-badge.tsx'
import { ChecksContext, createChecksStore } from '#ui/admin/check/checks-store.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'

const OfferChecks = lazyPart(async () => ({
  default: (await import('#entities/offer/admin/offer-checks.tsx')).OfferChecks,
}))

export interface CheckGroupProps {
  collection: 'casinos' | 'bookmakers'
  form: { values: CheckedOffer; getValues: () => CheckedOffer; setFieldValue: (name: string, value: any) => void }
  id: string | undefined
}

/** Check results of an offer, next to its fields. */
export function CheckGroup(props: CheckGroupProps) {
  const [store] = useState(createChecksStore<CheckedOffer, OfferPlace>)
  return (
    <ChecksContext value={store}>
      <Paper withBorder radius="lg" component="section" data-group="Check" tabIndex={-1}>
        <Title order={2} fz={15} lh={1.35} p={16} pb={4} display="flex" style={{ gap: 8 }}>
          Check <CheckBadge />
        </Title>
        <Suspense>
          <OfferChecks {...props} />
        </Suspense>
      </Paper>
    </ChecksContext>
  )
}
