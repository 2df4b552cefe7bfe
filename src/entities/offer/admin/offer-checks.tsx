import { useDebouncedValue } from '@mantine/hooks'
import { use, useEffect, useMemo } from 'react'
import type { CheckGroupProps } from '#entities/offer/admin/check-group.tsx'
import type { OfferFacts } from '#entities/offer/checks/facts.ts'
import type { CheckedOffer } from '#entities/offer/checks/offer.ts'
import { type OfferPlace, placeName } from '#entities/offer/checks/place.ts'
import { factsQueryOf } from '#entities/offer/checks/facts-query.ts'
import { checkOffer } from '#entities/offer/checks/rules.ts'
import { typographyOf } from '#entities/offer/checks/texts-in.ts'
import { entriesOf } from '#shared/objects.ts'
import { KeysHint, useCheckKeys } from '#ui/admin/check/check-keys.tsx'
import { CheckList } from '#ui/admin/check/check-list.tsx'
import { ChecksContext } from '#ui/admin/check/checks-store.ts'
import { CHECK_PAUSE_MS, useFacts } from '#ui/admin/check/use-facts.ts'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'
import { focusField } from '#ui/admin/form/focus-field.ts'

/** Checks the offer whenever the editor pauses, and shows the findings. */
export function OfferChecks({ collection, form, id }: CheckGroupProps) {
  const store = use(ChecksContext)
  const [offer] = useDebouncedValue(form.values, CHECK_PAUSE_MS)
  const questions = useMemo(() => factsQueryOf(offer, id), [offer, id])
  const facts = useFacts(`/${collection}/checks`, questions, UNKNOWN)
  useEffect(
    () => store.set({ record: offer, checked: checkOffer(offer, facts), corrections: typographyOf(offer) }),
    [store, offer, facts],
  )

  const applyFix = useStableCallback((change: (offer: CheckedOffer) => CheckedOffer): void => {
    const before = form.getValues()
    for (const [name, value] of entriesOf(change(before))) {
      if (value !== before[name]) form.setFieldValue(name, value)
    }
  })
  useCheckKeys<CheckedOffer, OfferPlace>({ applyFix, onStep: goTo })
  return (
    <CheckList applyFix={applyFix} goTo={goTo} placeName={placeName} correctionsOf={typographyOf}>
      {KEYS}
    </CheckList>
  )
}

const UNKNOWN: OfferFacts = {}
const KEYS = <KeysHint />
const goTo = ({ field }: OfferPlace) => focusField(field)
