import { hash, verify } from '@node-rs/argon2'
import { type Said, said } from '#shared/words/message.ts'
import * as m from '#entities/user/messages.ts'
import { COMMON_WORDS } from '#entities/user/common-passwords.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '#entities/user/schema.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { fold } from '#shared/czech/slug.ts'
import { createSemaphore } from '#shared/semaphore.ts'

/** Argon2id parameters recommended by OWASP; argon2id is the library's default algorithm. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash takes 19 MiB and a core. People known by a session, a mailed link or their browser go ahead of strangers. */
const pool = createSemaphore(4, 32)

/** The hash of an unknown password, so that unknown users take the same time. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$4fPVjw6jWwXusvUy2PRWTA$4WrmHYFMG4xQgEQDgHPIWwqjs6+czWrLMeRMIFNYJmY'

/** For invited users without a password: nothing matches. */
export const NO_PASSWORD = ''

/** Different systems may produce different code points for the same letters. */
const normal = (password: string) => password.normalize('NFC')

export async function hashPassword(password: string, about: string[], field = 'password'): Promise<string> {
  const weakness = weaknessOf(normal(password), about)
  if (weakness) throw new AppError('VALIDATION_FAILED', weakness, [fieldError(field, weakness)])
  return pool.run(() => hash(normal(password), ARGON), true)
}

export async function isRightPassword(
  passwordHash: string | undefined,
  password: string,
  isKnown: boolean,
): Promise<boolean> {
  const isRight = await pool.run(() => verify(passwordHash || DUMMY_HASH, normal(password)), isKnown)
  return isRight && Boolean(passwordHash)
}

/** Rejects what an attacker would try first; `about` contains words related to the user, such as e-mail and site name. */
export function weaknessOf(password: string, about: string[]): Said | undefined {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX)
    return said(m.passwordLength, { least: PASSWORD_MIN, most: PASSWORD_MAX })
  if (isCommon(password)) return said(m.commonPassword)
  if (isAbout(password, about)) return said(m.closePassword)
}

const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }
const plain = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')

function isCommon(password: string): boolean {
  if (new Set(password).size < 4 || isRepeated(fold(password)) || isSequence(fold(password))) return true
  const folded = fold(password)
  const trimmed = /[a-z](?:.*[a-z])?/s.exec(folded)?.[0] ?? ''
  return [trimmed, trimmed.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign), folded].some((text) => {
    const letters = text.replace(/[^a-z]/g, '')
    // Only digits and signs, or little more than common words.
    return letters.length < 3 || isMadeOfCommonWords(letters)
  })
}

const LONGEST_REPEATED = 6
const MAX_AFTER = 3

/** abcabcabcabc, with a short suffix */
function isRepeated(text: string): boolean {
  const signs = Array.from(text)
  for (let length = 1; length <= LONGEST_REPEATED; length++) {
    let same = length
    while (same < signs.length && signs[same] === signs[same - length]) same++
    const whole = same - (same % length)
    if (whole >= 2 * length && signs.length - whole <= MAX_AFTER) return true
  }
  return false
}

/** 123456789012, mnopqrstuvwx, 987654321098 */
function isSequence(text: string): boolean {
  let steps = 0
  for (let at = 1; at < text.length; at++) {
    const step = text.charCodeAt(at) - text.charCodeAt(at - 1)
    if (Math.abs(step) <= 1 || Math.abs(step) === 9) steps++
  }
  return steps >= text.length - 2
}

/** A common word, or one repeated; several different words make a good password. */
function isMadeOfCommonWords(letters: string): boolean {
  if (COMMON_WORDS.has(letters)) return true
  for (let length = 1; length <= letters.length / 2; length++) {
    const [word, times] = [letters.slice(0, length), letters.length / length]
    if (Number.isInteger(times) && word.repeat(times) === letters) return COMMON_WORDS.has(word)
  }
  return false
}

const SHORTEST_WORD = 4
const SHORTEST_REST = 6

function isAbout(password: string, about: string[]): boolean {
  const words = about
    .flatMap((text) => [text, ...text.split(/[@.:/_-]+/)])
    .map(plain)
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
  let rest = plain(password)
  for (const word of words) rest = rest.replaceAll(word, '')
  return rest.length < Math.min(SHORTEST_REST, plain(password).length)
}
