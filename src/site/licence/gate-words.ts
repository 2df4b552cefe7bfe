import type { KnownLicence } from '#entities/licence/queries.server.ts'
import type { InvalidReason } from '#entities/licence/state.ts'
import { formatLongDate } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { Gate } from '#site/licence/gate.server.ts'

const KINDS = { casino: 'kasina', bookmaker: 'sázkové kanceláře' }

export const STATES: Record<InvalidReason, string> = {
  expired: 'zaniklo uplynutím doby',
  revoked: 'odebráno',
  upcoming: 'ještě nezačalo platit',
  foreign: 'jen zahraniční, v Česku neplatí',
}

const UNPROTECTED =
  'Bez českého povolení vás zákon nechrání: výhru se nemusí podařit vymoct a vyloučení ani limity nemusí platit.'

function reasonOf({ kind, offer, barred }: Gate): string {
  if (!barred) {
    return `Povolení Ministerstva financí ČR jsme u ${KINDS[kind]} ${offer.title} zatím neověřili. Do té doby sem neodkazujeme.`
  }
  const { reason, licence } = barred
  const permit = `Povolení ${KINDS[kind]} ${offer.title}`
  const on = (day: string | null) => (day ? ` ${formatLongDate(day)}` : '')
  if (reason === 'expired') return `${permit} skončilo${on(licence.validTo)} a o novém nevíme.`
  if (reason === 'revoked') return `${permit} přestalo${on(licence.revokedOn)} platit, úřad ho odebral.`
  if (reason === 'upcoming') return `${permit} začne platit až${on(licence.validFrom)}.`
  return `${offer.title} má jen zahraniční licenci (${licence.authority}). Povolení Ministerstva financí ČR v našich záznamech není.`
}

export const leadOf = (gate: Gate) => hardSpaces(`${reasonOf(gate)} ${UNPROTECTED}`)

export const kickOf = ({ offer, barred }: Gate) =>
  hardSpaces(`${offer.title} · bez ${barred ? 'platné' : 'ověřené'} české licence`)

export const titleOf = ({ offer, barred }: Gate) =>
  barred ? `${offer.title} nemá platnou českou licenci` : `Českou licenci ${offer.title} jsme neověřili`

/** „od 1. 11. 2020 do 31. 10. 2026“, or the part of it that is known. */
export const spanWords = (
  { validFrom, validTo }: Pick<KnownLicence, 'validFrom' | 'validTo'>,
  format: (day: string) => string,
) => [validFrom && `od ${format(validFrom)}`, validTo && `do ${format(validTo)}`].filter(Boolean).join(' ')
