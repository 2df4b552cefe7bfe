import { getCookie } from 'hono/cookie'
import { isWithin } from '#entities/session/life.ts'
import { isSame, newToken, serverSecret, sign } from '#entities/session/tokens.server.ts'
import type { Services } from '#records/services.server.ts'
import { deviceCookie, type Http, putCookie } from '#server/auth/cookies.ts'

const DEVICE_MS = 180 * 24 * 60 * 60_000

const signatureOf = (secret: string, userId: string, nonce: string, since: string) =>
  sign(secret, 'device', userId, nonce, since)

/**
 * The browser in which this user has signed in before, or chosen a new password; one signed cookie for each user. It
 * opens nothing: it only says whose failures these are, so that strangers who guess do not hold up the user.
 */
export async function knownDevice(
  http: Http,
  { db, env, now }: Services,
  userId: string | undefined,
): Promise<string | undefined> {
  if (userId === undefined) return undefined
  const [nonce = '', since = '', signature = ''] = getCookie(http, deviceCookie(env, userId))?.split('.') ?? []
  const isOurs = isSame(signature, signatureOf(await serverSecret(db), userId, nonce, since))
  return isOurs && isWithin(new Date(Number(since)).toISOString(), DEVICE_MS, now()) ? nonce : undefined
}

export async function rememberDevice(http: Http, { db, env, now }: Services, userId: string): Promise<void> {
  const [nonce, since] = [newToken(), String(now().getTime())]
  const signature = signatureOf(await serverSecret(db), userId, nonce, since)
  putCookie(http, env, deviceCookie(env, userId), `${nonce}.${since}.${signature}`, DEVICE_MS)
}
