import { z } from 'zod'
import * as k from '#entities/licence/messages.ts'
import { flag, rowMapper } from '#shared/schema/columns.ts'
import { refused } from '#shared/schema/refused.ts'
import { recordColumns, recordFields } from '#shared/schema/record.ts'
import { id, requiredText, text } from '#shared/schema/text.ts'
import { optionalHttpsUrl } from '#shared/schema/url.ts'

/** A calendar day in Prague; null if unknown or not applicable. */
const day = z.iso.date(refused(k.enterDay)).nullable()

export const licenceFields = z.strictObject({
  /** Exactly one of the two owners is set. */
  casino: id.nullable(),
  bookmaker: id.nullable(),
  authority: requiredText(120, 2),
  /** A permit of the Czech Ministry of Finance; any other licence is foreign. */
  isCzech: z.boolean(),
  number: text(80),
  /** First and last day of validity. */
  validFrom: day,
  validTo: day,
  /** The first day on which it is no longer valid. */
  revokedOn: day,
  registerUrl: optionalHttpsUrl,
  checkedOn: day,
  note: text(600),
})

const isInOrder = (first: string | null, last: string | null) => first === null || last === null || first <= last

export const LicenceInput = licenceFields
  .refine(({ casino, bookmaker }) => (casino === null) !== (bookmaker === null), {
    path: ['casino'],
    ...refused(k.oneOwner),
  })
  .refine(({ validFrom, validTo }) => isInOrder(validFrom, validTo), {
    path: ['validTo'],
    ...refused(k.endsBeforeBegins),
  })
  .refine(({ validFrom, revokedOn }) => isInOrder(validFrom, revokedOn), {
    path: ['revokedOn'],
    ...refused(k.revokedBeforeBegins),
  })
  .meta({ id: 'LicenceInput' })
export type LicenceInput = z.infer<typeof licenceFields>

export const Licence = licenceFields.extend(recordFields).meta({ id: 'Licence' })
export type Licence = z.infer<typeof Licence>

export const CZECH_AUTHORITY = 'Ministerstvo financí ČR'

export const emptyLicence: LicenceInput = {
  casino: null,
  bookmaker: null,
  authority: '',
  isCzech: true,
  number: '',
  validFrom: null,
  validTo: null,
  revokedOn: null,
  registerUrl: '',
  checkedOn: null,
  note: '',
}

export const LicenceRow = Licence.extend({ ...recordColumns, isCzech: flag })
export type LicenceRow = z.input<typeof LicenceRow>
export const licenceMapper = rowMapper(LicenceRow)

/** “Ministerstvo financí ČR MF-14022/2022” */
export const licenceTitle = ({ authority, number }: Pick<LicenceInput, 'authority' | 'number'>) =>
  [authority, number].filter(Boolean).join(' ')
