import { hardSpaces } from '#shared/czech/typography.ts'
import { entriesOf } from '#shared/objects.ts'
import { type CalculatorAddress, type FieldName, hasOwnTerms } from '#features/bonus-calculator/site/address.ts'
import { FIELD_LABELS, fieldId, OFFER_FIELDS } from '#features/bonus-calculator/site/fields.ts'

/** All errors, each linked to its field. Errors of parameters without a field are not linked. */
export function FormErrors({ address }: { address: CalculatorAddress }) {
  const isOwn = hasOwnTerms(address)
  const hasField = (name: FieldName) => name === 'vklad' || name === 'automat' || isOwn !== OFFER_FIELDS.includes(name)
  return (
    <ul className="mistakes">
      {entriesOf(address.errors).map(([name, error]) => {
        const label = hardSpaces(FIELD_LABELS[name])
        const href = `#${fieldId(isOwn ? 'vlastni' : 'znamy', name)}`
        return (
          <li key={name}>
            {hasField(name) ? <a href={href}>{label}</a> : <b>{label}</b>}: {hardSpaces(error ?? '')}
          </li>
        )
      })}
    </ul>
  )
}
