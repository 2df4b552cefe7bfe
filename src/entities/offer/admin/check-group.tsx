import { Paper, Title } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import * as m from '#entities/offer/messages.ts'
import type { CheckedOffer } from '#entities/offer/checks/offer.ts'
import type { OfferPlace } from '#entities/offer/checks/place.ts'
import { CheckBadge } from '#records/admin/check/check-badge.tsx'
import { ChecksContext, createChecksStore } from '#records/admin/check/checks-store.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'

const OfferChecks = lazyPart(async () => (await import('#entities/offer/admin/offer-checks.tsx')).OfferChecks)

export interface CheckGroupProps {
  collection: 'casinos' | 'bookmakers'
  form: { values: CheckedOffer; getValues: () => CheckedOffer; setFieldValue: (name: string, value: any) => void }
  id: string | undefined
}

/** Makes the findings known to the whole form: the group shows them, and publishing counts them. */
export function OfferChecked({ children }: { children: ReactNode }) {
  const [store] = useState(createChecksStore<CheckedOffer, OfferPlace>)
  return <ChecksContext value={store}>{children}</ChecksContext>
}

export const CheckGroup = (props: CheckGroupProps) => (
  <Paper withBorder radius="lg" component="section" data-group={m.check()} data-checks tabIndex={-1}>
    <Title order={2} fz={15} lh={1.35} p={16} pb={4} display="flex" style={{ gap: 8 }}>
      {m.check()}
      <CheckBadge />
    </Title>
    <Suspense>
      <OfferChecks {...props} />
    </Suspense>
  </Paper>
)

export function showChecks(): void {
  const group = document.querySelector<HTMLElement>('[data-checks]')
  group?.scrollIntoView({ block: 'start' })
  group?.focus({ preventScroll: true })
}
