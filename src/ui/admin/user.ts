import type { SignedIn, SignedInUser } from '#entities/session/schema.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'

export const ME = ['me']

/** Who is signed in. Screens are drawn only after that is known. */
export function currentUser(): SignedInUser {
  const session = queryClient.getQueryData<SignedIn>(ME)
  if (!session) throw new Error('Nobody is signed in.')
  return session.user
}

export const isAdmin = () => currentUser().role === 'admin'
