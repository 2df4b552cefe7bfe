import { CALCULATOR_PATH } from '#features/bonus-calculator/shared/address.ts'
import type { ReactNode } from 'react'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { contributionOf, type Game, GAME_KINDS, SLOT_SPREADS } from '#features/bonus-calculator/shared/games.ts'
import { GAME_WORDS, SLOT_WORDS } from '#shared/czech/bonus-price.ts'
import { formatCount, formatCrowns, formatPercent } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { entriesOf } from '#shared/objects.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'
import {
  type CalculatorAddress,
  COUNTED,
  EXAMPLE,
  type FieldName,
  gameName,
  hasOwnTerms,
  SLOTS,
} from '#features/bonus-calculator/site/address.ts'
import { type Calculation, gamesOf } from '#features/bonus-calculator/site/calculation.ts'
import { FIELD_LABELS, fieldId, type FormName } from '#features/bonus-calculator/site/fields.ts'
import type { PricedOffer } from '#features/bonus-calculator/site/offers.server.ts'
import { BonusChecked } from '#site/post/review-facts.tsx'

interface FieldProps {
  name: FieldName
  address: CalculatorAddress
  form: FormName
  /** The id of an additional description. */
  note?: string | undefined
  children: (shared: Shared) => ReactNode
}

interface Shared {
  id: string
  name: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

function Field({ name, address, form, note, children }: FieldProps) {
  const id = fieldId(form, name)
  const error = address.errors[name]
  const described = [...(error ? [`${id}-chyba`] : []), ...(note ? [note] : [])].join(' ')
  return (
    <p className="frow">
      <label htmlFor={id}>{hardSpaces(FIELD_LABELS[name])}</label>
      {children({
        id,
        name,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
      {error && (
        <span className="ferr" id={`${id}-chyba`}>
          {hardSpaces(error)}
        </span>
      )}
    </p>
  )
}

interface NumberProps extends Omit<FieldProps, 'children'> {
  initial?: string | undefined
  unit?: string
}

const NumberField = ({ initial = '', unit, ...field }: NumberProps) => (
  <Field {...field}>
    {(shared) => (
      <span className={unit ? 'unit' : undefined} data-unit={unit}>
        <input
          className="field"
          inputMode="decimal"
          maxLength={20}
          defaultValue={field.address.typed[field.name] ?? initial}
          {...shared}
        />
      </span>
    )}
  </Field>
)

/** For the form that was not submitted. */
const NOTHING_TYPED: CalculatorAddress = { typed: {}, values: {}, errors: {} }

interface OfferFormProps {
  calculation: Calculation
  offers: readonly PricedOffer[]
  facts: CasinoFacts | BookmakerFacts | null
}

export function OfferForm({ calculation, offers, facts }: OfferFormProps) {
  const { offer, terms, play } = calculation
  const address = hasOwnTerms(calculation.address) ? NOTHING_TYPED : calculation.address
  const depositNote = offer ? depositWords(terms, offer.minimumDeposit) : ''
  const groups = [
    { label: 'Kasina', of: offers.filter(({ model }) => model === 'Casino') },
    { label: 'Sázkové kanceláře', of: offers.filter(({ model }) => model === 'Bookmaker') },
  ].filter(({ of }) => of.length > 0)
  return (
    // On going back the fields must match the result next to them, not what was last typed into them.
    <form className="panel2" method="get" action={`${CALCULATOR_PATH}#vysledek`} autoComplete="off">
      <Field name="kasino" address={address} form="znamy">
        {(shared) => (
          <select className="select" defaultValue={offer?.slug ?? offers[0]?.slug} {...shared}>
            {groups.map(({ label, of }) => (
              <optgroup key={label} label={label}>
                {of.map(({ slug, title, bonus }) => (
                  <option key={slug} value={slug}>
                    {title}
                    {`, ${bonus ? hardSpaces(bonus) : 'bez bonusu'}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <div>
        <NumberField
          name="vklad"
          unit="Kč"
          address={address}
          form="znamy"
          initial={String(play.deposit)}
          note={depositNote && DEPOSIT_NOTE}
        />
        {depositNote && (
          <small className="fnote" id={DEPOSIT_NOTE}>
            {hardSpaces(depositNote)}
          </small>
        )}
      </div>
      {/* Without a fieldset of its own a group of choices would have no name. */}
      <fieldset className="opts" id={fieldId('znamy', 'hra')}>
        <legend>{FIELD_LABELS.hra}</legend>
        {gamesOf(offer).map((game) => (
          <GameChoice key={game} game={game} terms={offer ? terms : null} isChosen={game === play.game} />
        ))}
        {address.errors.hra && <span className="ferr">{hardSpaces(address.errors.hra)}</span>}
      </fieldset>
      {offer?.game !== 'bets' && (
        <Field name="automat" address={address} form="znamy">
          {(shared) => <SlotChoice address={address} shared={shared} />}
        </Field>
      )}
      <button type="submit" className="btn">
        Spočítat
      </button>
      <p className="ver">
        {facts && <BonusChecked facts={facts} />}
        {hardSpaces('Čísla zůstanou v adrese, nic neukládáme.')}
      </p>
    </form>
  )
}

const SlotChoice = ({ address, shared }: { address: CalculatorAddress; shared: Shared }) => (
  <select className="select" defaultValue={address.typed.automat ?? 'bezny'} {...shared}>
    {entriesOf(SLOTS).map(([name, slot]) => (
      <option key={name} value={name}>
        {hardSpaces(`${SLOT_WORDS[slot].title}: ${SLOT_WORDS[slot].about} (σ ${formatCount(SLOT_SPREADS[slot])})`)}
      </option>
    ))}
  </select>
)

const DEPOSIT_NOTE = 'znamy-vklad-rada'

/** The allowed deposit, and the highest one that still raises the bonus. */
const depositWords = ({ lowestDeposit, percent, ceiling }: BonusTerms, minimumDeposit: number) =>
  [
    ...(lowestDeposit === null && minimumDeposit === 0
      ? []
      : [`nejméně ${formatCrowns(Math.max(lowestDeposit ?? 0, minimumDeposit))}`]),
    ...(percent === null || ceiling === null
      ? []
      : [`bonus roste do vkladu ${formatCrowns(Math.round((ceiling * 100) / percent))}`]),
  ].join(', ')

function GameChoice({ game, terms, isChosen }: { game: Game; terms: BonusTerms | null; isChosen: boolean }) {
  const share = terms ? contributionOf(terms, game) : 100
  return (
    <label className="opt">
      <input type="radio" name="hra" value={gameName(game)} defaultChecked={isChosen} />
      {GAME_WORDS[game].title}
      <small>
        výhoda kasina {formatPercent(GAME_KINDS[game].edge)}
        <br />
        {share === null ? 'započtení neuvedeno' : share === 0 ? 'nepočítá se' : `počítá se ${formatPercent(share)}`}
      </small>
    </label>
  )
}

const OWN: { name: FieldName; unit?: string }[] = [
  { name: 'vklad', unit: 'Kč' },
  { name: 'procent', unit: '%' },
  { name: 'strop', unit: 'Kč' },
  { name: 'nasobek', unit: '×' },
  { name: 'dni', unit: 'dní' },
  { name: 'navratnost', unit: '%' },
]

const RARE: typeof OWN = [
  { name: 'zapocteni', unit: '%' },
  { name: 'sazka', unit: 'Kč' },
  { name: 'nejvyssi-sazka', unit: 'Kč' },
  { name: 'nejvyssi-vyhra', unit: 'Kč' },
  { name: 'zatoceni' },
  { name: 'hodnota-zatoceni', unit: 'Kč' },
]

export function OwnTermsForm({ calculation: { address, offer } }: { calculation: Calculation }) {
  const isOwn = hasOwnTerms(address)
  const initial: Partial<Record<FieldName, string>> = isOwn ? {} : EXAMPLE
  const shown = { address: isOwn ? address : NOTHING_TYPED, form: 'vlastni' } as const
  const field = ({ name, unit }: (typeof OWN)[number]) => (
    <NumberField key={name} name={name} {...(unit ? { unit } : {})} initial={initial[name]} {...shown} />
  )
  return (
    <details className="panel2 own" open={isOwn || !offer}>
      <summary>{hardSpaces('Jiný bonus: napsat vlastní podmínky')}</summary>
      <form method="get" action={`${CALCULATOR_PATH}#vysledek`} autoComplete="off">
        {OWN.map(field)}
        <Field name="ze" {...shown}>
          {(same) => (
            <select className="select" defaultValue={shown.address.typed.ze ?? EXAMPLE.ze} {...same}>
              {entriesOf(COUNTED).map(([name, { label }]) => (
                <option key={name} value={name}>
                  {hardSpaces(label)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="automat" {...shown}>
          {(same) => <SlotChoice address={shown.address} shared={same} />}
        </Field>
        {RARE.map(field)}
        <button type="submit" className="btn">
          Spočítat
        </button>
      </form>
    </details>
  )
}
