import { Autocomplete } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useLicences } from '#entities/offer/admin/use-licences.ts'

interface LicenceFieldProps {
  collection: 'casinos' | 'bookmakers'
  field: GetInputPropsReturnType
}

/** Offers what others have: readers filter by it, so the same licence should be written the same way. */
export const LicenceField = ({ collection, field }: LicenceFieldProps) => (
  <Autocomplete label="Licence" data={useLicences(collection)} maxLength={120} {...field} />
)
