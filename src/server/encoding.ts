import type { Encoding } from '#infra/page-form.server.ts'

const MAX_KNOWN = 200
const known = new Map<string, Encoding>()

/** The best form that the client can read. Browsers send the same few headers, so each is looked at once. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const before = known.get(accepted)
  if (before) return before
  const encoding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity'
  if (known.size < MAX_KNOWN) known.set(accepted, encoding)
  return encoding
}

/** `br;q=0` says that it must not be used. */
function accepts(accepted: string, name: string): boolean {
  return accepted.split(',').some((each) => {
    const [coding = '', ...rules] = each.split(';').map((part) => part.trim().toLowerCase())
    return coding === name && !rules.some((rule) => /^q=0(?:\.0*)?$/.test(rule))
  })
}
