import { z } from 'zod'
import { flag, rowMapper } from '#shared/schema/columns.ts'
import { recordColumns, recordFields } from '#shared/schema/record.ts'
import { id, requiredText, text } from '#shared/schema/text.ts'
import { optionalHttpsUrl } from '#shared/schema/url.ts'

/** A day of the calendar in Prague; null where nobody knows, or where there is none. */
const day = z.iso.date('Enter a day.').nullable()

export const licenceFields = z.strictObject({
  /** It belongs to one of the two. */
  casino: id.nullable(),
  bookmaker: id.nullable(),
  authority: requiredText(120, 2),
  /** The permit of the Czech Ministry of Finance; any other is foreign. */
  isCzech: z.boolean(),
  number: text(80),
  /** First and last day on which it holds. */
  validFrom: day,
  validTo: day,
  /** From this day on it does not hold any more. */
  revokedOn: day,
  /** Its entry in the public register. */
  registerUrl: optionalHttpsUrl,
  /** When somebody last looked there. */
  checkedOn: day,
  note: text(600),
})

const isInOrder = (first: string | null, last: string | null) => first === null || last === null || first <= last

export const LicenceInput = licenceFields
  .refine(({ casino, bookmaker }) => (casino === null) !== (bookmaker === null), {
    path: ['casino'],
    message: 'A licence belongs to one casino or to one bookmaker.',
  })
  .refine(({ validFrom, validTo }) => isInOrder(validFrom, validTo), {
    path: ['validTo'],
    message: 'The licence cannot end before it begins.',
  })
  .refine(({ validFrom, revokedOn }) => isInOrder(validFrom, revokedOn), {
    path: ['revokedOn'],
    message: 'The licence cannot be revoked before it begins.',
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
