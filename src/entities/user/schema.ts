import { z } from 'zod'
import { czechSortKey } from '#shared/czech/sort-key.ts'
import { flag, rowMapper } from '#shared/schema/columns.ts'
import { recordFields, titledColumns } from '#shared/schema/record.ts'
import { Role } from '#shared/schema/signed-in.ts'
import { LANGUAGES } from '#shared/words/language.ts'
import { requiredText } from '#shared/schema/text.ts'

export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128

export const UserInput = z
  .strictObject({ email: z.email().max(254), name: requiredText(120), role: Role, isActive: z.boolean() })
  .meta({ id: 'UserInput' })
export type UserInput = z.infer<typeof UserInput>

export const User = UserInput.extend(recordFields).meta({ id: 'User' })
export type User = z.infer<typeof User>

/**
 * Columns but not fields: no record or response ever contains the password hash, and only the user chooses the language.
 */
export const UserRow = User.extend({
  ...titledColumns,
  isActive: flag,
  passwordHash: z.string(),
  language: z.enum(LANGUAGES),
})
export type UserRow = z.input<typeof UserRow>
export const userMapper = rowMapper(UserRow.omit({ passwordHash: true, language: true }), {
  titleSort: (user: { name: string }) => czechSortKey(user.name),
})
