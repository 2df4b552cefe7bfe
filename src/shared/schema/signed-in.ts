import { z } from 'zod'
import { ROLES } from '#shared/role.ts'
import { LANGUAGES } from '#shared/words/language.ts'

export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

export const SignedInUser = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: Role,
    /** In which this user sees the back office and gets mails. */
    language: z.enum(LANGUAGES),
    /** Codes of an app. */
    hasTotp: z.boolean(),
    passkeys: z.int(),
    /** The site requires a second factor and this user has not set it up yet; until then only `/auth` calls work. */
    mustSetUpSecondStep: z.boolean(),
    /** The writer who is this user, and so signs the posts they begin. */
    writer: z.string().nullable(),
  })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof SignedInUser>

export const SignedIn = z
  .object({
    user: SignedInUser,
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SignedIn' })
export type SignedIn = z.infer<typeof SignedIn>
