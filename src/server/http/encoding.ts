import type { Encoding } from '#infra/cache/encoded-body.server.ts'
import { memo } from '#shared/memo.ts'

/** The best encoding that the client accepts. Browsers send the same few headers, so results are memoized. */
export const encodingFor = memo((accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity'
  return accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}, 200)

/** `br;q=0` means that it must not be used. */
function accepts(accepted: string, name: string): boolean {
  return accepted.split(',').some((each) => {
    const [coding = '', ...rules] = each.split(';').map((part) => part.trim().toLowerCase())
    return coding === name && !rules.some((rule) => /^q=0(?:\.0*)?$/.test(rule))
  })
}
