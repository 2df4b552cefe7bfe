const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789'
const LETTERS = 11

/** For many ids at a time: asking for chance costs more than all the rest. */
const chance = new Uint8Array(64 * LETTERS)
let used = chance.length

/** Ids start with the time, so records made together stand together in an index. */
export function newId(now = Date.now()): string {
  if (used === chance.length) {
    crypto.getRandomValues(chance)
    used = 0
  }
  let id = now.toString(36).padStart(9, '0')
  for (const end = used + LETTERS; used < end; used++) id += ALPHABET.charAt((chance[used] ?? 0) % ALPHABET.length)
  return id
}
