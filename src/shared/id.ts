const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789'
const TIME_LETTERS = 9
const LETTERS = 11
export const ID_LENGTH = TIME_LETTERS + LETTERS

/** Randomness for many ids at once, because fetching it is the expensive part. */
const randomBytes = new Uint8Array(64 * LETTERS)
let used = randomBytes.length

/** Ids start with a timestamp, so records created together are adjacent in an index. */
export function newId(now = Date.now()): string {
  if (used === randomBytes.length) {
    crypto.getRandomValues(randomBytes)
    used = 0
  }
  let id = now.toString(36).padStart(TIME_LETTERS, '0')
  for (const end = used + LETTERS; used < end; used++) id += ALPHABET.charAt((randomBytes[used] ?? 0) % ALPHABET.length)
  return id
}
