import { wait } from '#records/admin/api/wait.ts'

const FINGERPRINT_DELAY_MS = 500

/** Properties that are stable within a browser; the screen size is not. */
const properties = () =>
  JSON.stringify([
    navigator.userAgent,
    navigator.languages,
    navigator.hardwareConcurrency,
    navigator.maxTouchPoints,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ])

/** FNV-1a, once for each seed. A signal that helps to detect a stolen cookie, never a proof. */
function hash(text: string): string {
  return [1, 2, 3, 4]
    .map((seed) => {
      let value = 0x811c9dc5 ^ seed
      for (let index = 0; index < text.length; index++) {
        value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
      }
      return (value >>> 0).toString(36).padStart(7, '0')
    })
    .join('')
}

let made: Promise<string> | undefined

/** Computed a moment after the page has loaded, so that it never delays rendering. */
export const fingerprint = (): Promise<string> => (made ??= wait(FINGERPRINT_DELAY_MS).then(() => hash(properties())))
