import { hasRole } from '#shared/role.ts'
import type { SignedIn, SignedInUser } from '#shared/schema/signed-in.ts'
import { queryClient } from '#records/admin/api/query-client.ts'

export const ME = ['me']

let last: SignedInUser | undefined

/** Known before screens render. One left because the session ended may render once more, for its former user. */
export function currentUser(): SignedInUser {
  last = queryClient.getQueryData<SignedIn>(ME)?.user ?? last
  if (!last) throw new Error('Nobody is signed in.')
  return last
}

/** True for everyone but contributors. */
export const isEditor = () => hasRole(currentUser().role, 'editor')

/** Contributors write posts only; the server decides which. */
export const mayWrite = ({ collection }: { collection: string }) => isEditor() || collection === 'posts'

export const isAdmin = () => currentUser().role === 'admin'
