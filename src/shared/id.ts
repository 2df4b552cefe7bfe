const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789'

/** Ids start with the time, so records made together stand together in an index. */
export function newId(now = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(11))
  return now.toString(36).padStart(9, '0') + Array.from(random, (byte) => ALPHABET[byte % 32]).join('')
}
