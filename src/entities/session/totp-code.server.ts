import { createHmac, randomBytes } from 'node:crypto'
import { isSame } from '#entities/session/tokens.server.ts'

const STEP_S = 30
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits in base32, as authenticator apps expect. */
export const newTotpSecret = () => toBase32(randomBytes(20))

/** RFC 4648 without padding. */
export function toBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** HOTP (RFC 4226); for TOTP (RFC 6238) the counter is the 30-second time step. */
export function codeAt(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of a code that is valid now, one step ago or one ahead, because phone clocks drift. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const step = Math.floor(now.getTime() / 1000 / STEP_S)
  return [step, step - 1, step + 1].find((candidate) => isSame(codeAt(secret, candidate), code))
}

export function totpUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${DIGITS}&period=${STEP_S}`
}
