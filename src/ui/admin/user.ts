import { hasRole, type SignedIn, type SignedInUser } from '#shared/schema/signed-in.ts'
import { queryClient } from '#ui/admin/api/query-client.ts'

export const ME = ['me']

let last: SignedInUser | undefined

/**
 * Who is signed in. Screens are drawn only after that is known; one that is being left because the session has ended
 * may be drawn once more, for whoever it belonged to.
 */
export function currentUser(): SignedInUser {
  last = queryClient.getQueryData<SignedIn>(ME)?.user ?? last
  if (!last) throw new Error('Nobody is signed in.')
  return last
}

/** Everybody but contributors. */
export const isEditor = () => hasRole(currentUser().role, 'editor')

/** A contributor writes posts and nothing else; which of them, the server says. */
export const mayWrite = ({ collection }: { collection: string }) => isEditor() || collection === 'posts'

export const isAdmin = () => currentUser().role === 'admin'
