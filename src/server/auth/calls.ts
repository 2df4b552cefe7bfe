import { passkeyCalls } from '#features/passkeys/server/account-calls.ts'
import { passkeySignInCalls } from '#features/passkeys/server/sign-in-calls.ts'
import { accountCalls } from '#server/auth/account.ts'
import { inviteCalls } from '#server/auth/invite.ts'
import { loginCall } from '#server/auth/login.ts'
import { logoutCalls } from '#server/auth/logout.ts'
import { passwordResetCalls } from '#server/auth/password-reset.ts'
import { refreshCall } from '#server/auth/refresh.ts'
import { setupCall } from '#server/auth/setup.ts'
import { totpCalls } from '#server/auth/totp.ts'

/** The first ones identify the caller themselves; those about the user's own account use the guard. */
export const authCalls = [
  loginCall,
  refreshCall,
  ...logoutCalls,
  setupCall,
  ...inviteCalls,
  ...passwordResetCalls,
  ...accountCalls,
  ...totpCalls,
  ...passkeySignInCalls,
  ...passkeyCalls,
]
