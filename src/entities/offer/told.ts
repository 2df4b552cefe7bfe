import type { OfferLicence } from '#entities/licence/state.ts'
import { entriesOf } from '#shared/objects.ts'

/** The fields that say what is offered, as they are where nothing is. */
const NOTHING = { bonus: '', bonusTerms: null, bonusCode: '', wageringRequirements: '', termsCondition: '' }

/** What one without a valid licence offers is told nowhere, so it does not leave the server, either. */
export const told = <Shown extends object>(shown: Shown, { state }: Pick<OfferLicence, 'state'>): Shown =>
  state === 'invalid'
    ? { ...shown, ...Object.fromEntries(entriesOf(NOTHING).filter(([field]) => field in shown)) }
    : shown
