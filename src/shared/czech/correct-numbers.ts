import type { Correction } from '#shared/czech/correction.ts'

const NBSP = '\u00a0'

const WITH_POINT = /(?<![\p{L}\d.,:/_])(?<!\p{L}[–-])(\d{1,9})\.(\d{1,9})(?!(?!Kč)[\p{L}\d_/]|[.:,]\d|\.(?:$|\s))/gu
const UNIT =
  /^[ \u00a0]?(?:Kč|korun|%|‰|×|x\b|€|EUR|euro|eur|procent|bod|dn[eíůy]|den|hodin|minut|let|rok|měsíc|[mk]?m\b|[kMG]B)/u
const CROWNS = /^[ \u00a0]?(?:Kč|korun|CZK|€|EUR|eur)/u
/** Words before a time, a date, a version or a chapter number. */
const NO_DECIMAL =
  /(?<!\p{L})(?:v|ve|od|do|k|ke|po|před|kolem|mezi|dne|verze|verzi|verzí|iOS|Android|Windows|macOS|HTTP|TLS|bod|bodu|kapitola|kapitole|kapitoly|odst\.|čl\.|odstavec|část|části)[ \u00a0]$/iu
const CLOCK = /^[ \u00a0]?(?:h(?:od)?(?!\p{L})|hodin)/u
const GLUED = /(?<![\p{L}\d])(\d{1,9})(?=Kč(?!\p{L}))/gu

/** „1,5“ for 1.5, „25 000 Kč“ for 25.000 Kč, and a space before Kč. */
export const numbers = (text: string): Correction[] => [
  ...[...text.matchAll(WITH_POINT)].flatMap((match): Correction[] => {
    const [whole, before = '', decimals = ''] = match
    const from = match.index + before.length
    const sign = signFor(before, decimals, text.slice(0, match.index), text.slice(match.index + whole.length))
    return sign ? [{ kind: 'number', edits: [{ from, to: from + 1, text: sign }] }] : []
  }),
  ...[...text.matchAll(GLUED)].map((match): Correction => {
    const from = match.index + match[0].length
    return { kind: 'number', edits: [{ from, to: from, text: NBSP }] }
  }),
]

function signFor(whole: string, decimals: string, before: string, after: string): string | undefined {
  // Three digits may be thousands or thousandths; with a currency they are thousands.
  if (decimals.length === 3 && whole.length <= 3) return CROWNS.test(after) ? NBSP : undefined
  // A chapter number or a list item.
  if (before.trim() === '' && /^[ \u00a0]\p{L}/u.test(after) && !UNIT.test(after)) return undefined
  if (isTime(whole, decimals) && CLOCK.test(after)) return undefined
  if (NO_DECIMAL.test(before) && !UNIT.test(after)) return undefined
  return ','
}

const isTime = (hours: string, minutes: string) => Number(hours) < 24 && minutes.length === 2 && Number(minutes) < 60
