import { z } from 'zod'

/** Each may do all that those before it may. A contributor writes and submits, but publishes nothing. */
export const Role = z.enum(['contributor', 'editor', 'admin'])
export type Role = z.infer<typeof Role>

export const hasRole = (role: Role, needed: Role): boolean => Role.options.indexOf(role) >= Role.options.indexOf(needed)

export const SignedInUser = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: Role,
    /** Whether a code is asked for when signing in. */
    hasTotp: z.boolean(),
    /** The site wants a code from everybody and this user has not set it up yet; until then only `/auth` calls work. */
    mustSetUpTotp: z.boolean(),
  })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof SignedInUser>

export const SignedIn = z
  .object({
    user: SignedInUser,
    /** Refresh before this moment. */
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SignedIn' })
export type SignedIn = z.infer<typeof SignedIn>
