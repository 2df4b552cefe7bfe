import { z } from 'zod'
import { rowMapper } from '#shared/schema/columns.ts'
import { recordFields, titledColumns, titleSort } from '#shared/schema/record.ts'
import { id, shortTitle } from '#shared/schema/text.ts'

export const SoftwareProviderInput = z
  .strictObject({ title: shortTitle, logo: id.nullable() })
  .meta({ id: 'SoftwareProviderInput' })
export type SoftwareProviderInput = z.infer<typeof SoftwareProviderInput>

export const SoftwareProvider = SoftwareProviderInput.extend(recordFields).meta({ id: 'SoftwareProvider' })
export type SoftwareProvider = z.infer<typeof SoftwareProvider>

export const emptySoftwareProvider: SoftwareProviderInput = { title: '', logo: null }

export const SoftwareProviderRow = SoftwareProvider.extend(titledColumns)
export type SoftwareProviderRow = z.input<typeof SoftwareProviderRow>
export const softwareProviderMapper = rowMapper(SoftwareProviderRow, titleSort)
