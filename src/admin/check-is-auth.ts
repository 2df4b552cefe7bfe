import { redirect } from 'react-router'
import { askSession } from '#admin/ask-session.ts'
import { loginAddress } from '#admin/login/login-address.ts'
import type { SignedIn } from '#shared/schema/signed-in.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { startSession } from '#records/admin/api/session.ts'
import { ME } from '#records/admin/api/user.ts'

/** The only page available before a required second factor is set up. */
const ACCOUNT_PATH = '/admin/settings?tab=account'

/** Guard of every admin page except the login: nothing of the page renders before it passes. */
export async function checkIsAuth(request: Request): Promise<SignedIn> {
  const session = await currentSession()
  const { pathname, search } = new URL(request.url)
  if (!session) throw redirect(loginAddress(pathname + search))
  if (session.user.mustSetUpSecondStep && pathname + search !== ACCOUNT_PATH) throw redirect(ACCOUNT_PATH)
  return session
}

async function currentSession(): Promise<SignedIn | undefined> {
  const known = queryClient.getQueryData<SignedIn>(ME)
  if (known) return known
  const session = await askSession()
  if (session) storeSession(session)
  return session
}

export function storeSession(session: SignedIn): void {
  startSession(session)
  queryClient.setQueryData(ME, session)
}
