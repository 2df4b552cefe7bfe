import type { OfferLicence } from '#entities/licence/state.ts'
import { entriesOf } from '#shared/objects.ts'

const NOTHING = { bonus: '', bonusTerms: null, bonusCode: '', wageringRequirements: '', termsCondition: '' }

/** Removes the bonus of an offer without a valid licence, so that it never leaves the server. */
export const hideIfUnlicensed = <Shown extends object>(shown: Shown, { state }: Pick<OfferLicence, 'state'>): Shown =>
  state === 'invalid'
    ? { ...shown, ...Object.fromEntries(entriesOf(NOTHING).filter(([field]) => field in shown)) }
    : shown
