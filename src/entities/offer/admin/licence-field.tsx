import { Autocomplete } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import * as m from '#entities/offer/messages.ts'
import { useLicences } from '#entities/offer/admin/use-licences.ts'

interface LicenceFieldProps {
  collection: 'casinos' | 'bookmakers'
  field: GetInputPropsReturnType
}

export const LicenceField = ({ collection, field }: LicenceFieldProps) => (
  <Autocomplete label={m.licence()} data={useLicences(collection)} maxLength={120} {...field} />
)
