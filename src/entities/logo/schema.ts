import { z } from 'zod'
import { rowMapper } from '#shared/schema/columns.ts'
import { recordFields, titledColumns, titleSort } from '#shared/schema/record.ts'
import { id, shortTitle } from '#shared/schema/text.ts'

export function logoSchemas(model: string) {
  const Input = z.strictObject({ title: shortTitle, logo: id.nullable() }).meta({ id: `${model}Input` })
  const Rec = Input.extend(recordFields).meta({ id: model })
  return { Input, Rec, row: rowMapper(LogoRow, titleSort) }
}

const LogoRow = z.object({ title: shortTitle, logo: id.nullable(), ...recordFields, ...titledColumns })
export type LogoRow = z.input<typeof LogoRow>

type Schemas = ReturnType<typeof logoSchemas>
export type LogoInput = z.infer<Schemas['Input']>
export type LogoRecord = z.infer<Schemas['Rec']>

export const emptyLogo: LogoInput = { title: '', logo: null }
