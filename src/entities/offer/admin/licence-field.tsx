import { Autocomplete } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useLicences } from '#entities/offer/admin/use-licences.ts'

interface LicenceFieldProps {
  collection: 'casinos' | 'bookmakers'
  field: GetInputPropsReturnType
}

export const LicenceField = ({ collection, field }: LicenceFieldProps) => (
  <Autocomplete label="Licence" data={useLicences(collection)} maxLength={120} {...field} />
)
