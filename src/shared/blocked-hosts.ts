const BETWEEN = /[\s,;|"'<>()[\]]+/
const COMMENT = /^(?:[#;!]|\/\/\s)/
const TOP_LEVEL = /[^.]\.(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/
const LONGEST = 2000

/** The host a word names, normalised as in browsers; undefined if it names none. */
function hostIn(word: string): string | undefined {
  if (!word.includes('.') || word.length > LONGEST || word.includes('@')) return undefined
  const plain = word.replace(/^\*\./, '')
  // Also handles „//kasino.cz“, and „kasino.cz:8080/cesta“, which would otherwise parse as a scheme.
  const { hostname = '' } = URL.parse(plain.includes('://') ? plain : `http://${plain.replace(/^\/{2}/, '')}`) ?? {}
  const host = hostname.replace(/\.$/, '').replace(/^\*\./, '')
  return TOP_LEVEL.test(host) && !host.includes('*') ? host : undefined
}

/** The hosts named in a line; undefined for an empty line or a comment. */
export function hostsInLine(line: string): string[] | undefined {
  const text = line.replace(/^\uFEFF/, '').trim()
  if (text === '' || COMMENT.test(text)) return undefined
  const words = text.split(BETWEEN)
  const end = words.findIndex((word) => word.startsWith('#'))
  return (end < 0 ? words : words.slice(0, end)).flatMap((word) => hostIn(word) ?? [])
}

export function blockedBy(host: string, blocked: ReadonlySet<string>): string | undefined {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    if (blocked.has(name)) return name
  }
  return undefined
}
