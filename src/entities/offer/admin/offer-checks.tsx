import { useDebouncedValue } from '@mantine/hooks'
import { use, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { CheckGroupProps } from '#entities/offer/admin/check-group.tsx'
import type { OfferEvidence } from '#entities/offer/checks/evidence.ts'
import type { CheckedOffer } from '#entities/offer/checks/offer.ts'
import { type OfferPlace, placeName } from '#entities/offer/checks/place.ts'
import { evidenceQueryOf } from '#entities/offer/checks/evidence-query.ts'
import { oldFigure } from '#entities/offer/checks/rules/old-figure.ts'
import { checkOffer } from '#entities/offer/checks/rules.ts'
import { typographyOf } from '#entities/offer/checks/texts-in.ts'
import { entriesOf } from '#shared/objects.ts'
import { KeysHint, useCheckKeys } from '#records/admin/check/check-keys.tsx'
import { CheckList } from '#records/admin/check/check-list.tsx'
import { findingAddress } from '#records/admin/check/finding-address.ts'
import { ChecksContext } from '#records/admin/check/checks-store.ts'
import { api } from '#records/admin/api/client.ts'
import { CHECK_PAUSE_MS, useEvidence } from '#records/admin/check/use-evidence.ts'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'
import { focusField } from '#records/admin/form/focus-field.ts'

export function OfferChecks({ collection, form, id }: CheckGroupProps) {
  const store = use(ChecksContext)
  const [offer] = useDebouncedValue(form.values, CHECK_PAUSE_MS)
  const questions = useMemo(() => evidenceQueryOf(offer, id), [offer, id])
  const own = useEvidence<typeof questions, OfferEvidence>(
    `/${collection}/checks`,
    questions,
    (asked) => api.post(`/${collection}/checks`, asked),
    UNKNOWN,
  )
  const elsewhere = useEvidence<{ id: string | undefined }, OfferEvidence>(
    '/posts/old-figures',
    useMemo(() => ({ id }), [id]),
    (asked) => api.post('/posts/old-figures', asked),
    UNKNOWN,
  )
  const evidence = useMemo(() => ({ ...own, ...elsewhere }), [own, elsewhere])
  useEffect(
    () => store.set({ record: offer, checked: checkOffer(offer, evidence), corrections: typographyOf(offer) }),
    [store, offer, evidence],
  )

  const applyFix = useStableCallback((change: (offer: CheckedOffer) => CheckedOffer): void => {
    const before = form.getValues()
    for (const [name, value] of entriesOf(change(before))) {
      if (value !== before[name]) form.setFieldValue(name, value)
    }
  })
  const navigate = useNavigate()
  const goTo = useStableCallback((place: OfferPlace): void => {
    if ('field' in place) focusField(place.field)
    else void navigate(findingAddress(place.post, oldFigure.name, place.finding))
  })
  useCheckKeys<CheckedOffer, OfferPlace>({
    applyFix,
    // A key that leaves the form would surprise.
    onStep: (place) => 'field' in place && goTo(place),
  })
  return (
    <CheckList applyFix={applyFix} goTo={goTo} placeName={placeName} correctionsOf={typographyOf}>
      {KEYS}
    </CheckList>
  )
}

const UNKNOWN: OfferEvidence = {}
const KEYS = <KeysHint />
