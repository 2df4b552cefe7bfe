/** What must not be in anything that readers will see. */
export const PRIVATE_KINDS = ['email', 'account', 'phone', 'nickname'] as const

export interface PrivateWords {
  what: (typeof PRIVATE_KINDS)[number]
  words: string
}

const WORD = /[^\s,;()„“"]+/g
const ACCOUNT = /\b(?:\d{1,6}-)?\d{2,10}\/\d{4}\b/g
const IBAN = /\bCZ\d{2}(?: ?\d{4}){5}\b/gi
const PHONE = /(?:\+420 ?)?\b\d{3} ?\d{3} ?\d{3}\b/g

/** Looks for what names a person. It is shown to whoever decides; nothing is removed by itself. */
export function findPrivate(text: string, { nickname }: { nickname: string }): PrivateWords[] {
  const plain = text.replaceAll('\u00a0', ' ')
  const matches = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([words]) => words)
  const found: PrivateWords[] = [
    ...matches(WORD).flatMap((words) => (isEmail(words) ? [{ what: 'email' as const, words }] : [])),
    ...[...matches(ACCOUNT), ...matches(IBAN)].map((words) => ({ what: 'account' as const, words })),
    ...matches(PHONE).map((words) => ({ what: 'phone' as const, words })),
  ]
  const at = nickname ? plain.toLowerCase().indexOf(nickname.toLowerCase()) : -1
  if (at >= 0) found.push({ what: 'nickname', words: plain.slice(at, at + nickname.length) })
  return found
}

const isEmail = (word: string) => {
  const at = word.indexOf('@')
  return at > 0 && word.indexOf('.', at) > at + 1
}
