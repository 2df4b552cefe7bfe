/** What is no page: calls, files, pictures, the back office, and what the framework asks for itself. */
const SYSTEM = new Set([
  'admin',
  'api',
  'assets',
  'cover',
  'go',
  'healthz',
  'media',
  'metrics',
  'og',
  'portrait',
  'readyz',
  '.well-known',
  '__manifest',
])

/** The home page is written under the slug `index`. */
const HOME = '/index/'

export const isSystemPath = (path: string) => SYSTEM.has(firstPart(path)) || path.endsWith('.data')

/** The back office in any spelling that its route would match, its data included. */
export const isAdminPath = (path: string) => roomOf(path) === 'admin'

const PRIVATE = new Set(['admin', 'api', 'go'])

/** What is for the one who asked, in any spelling. */
export const isPrivatePath = (path: string) => PRIVATE.has(roomOf(path))

const roomOf = (path: string) => firstPart(path).replace(/\.data$/, '')

function firstPart(path: string): string {
  const first = path.split('/').find(Boolean) ?? ''
  return (decoded(first) ?? first).toLowerCase()
}

/**
 * The one spelling of a page's path: lower case, one slash between parts, one at the end. Files, system paths and what
 * cannot be a page (a broken escape, a hidden slash) stay as they are. The response never starts with two slashes, unless
 * the path did and stays, so a redirect to it cannot leave the site.
 */
export function canonicalPath(path: string): string {
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 0) return '/'
  if (isSystemPath(path) || isFile(path)) return path
  const spelled = parts.map(canonicalPart)
  if (spelled.includes(undefined)) return path
  const whole = `/${spelled.join('/')}/`
  return whole === HOME ? '/' : whole
}

export const isFile = (path: string) => path.slice(path.lastIndexOf('/') + 1).includes('.')

function canonicalPart(part: string): string | undefined {
  const plain = decoded(part)?.toLowerCase()
  if (!plain?.isWellFormed() || plain === '.' || plain === '..' || /[/\\\p{Cc}]/u.test(plain)) return undefined
  return encodeURIComponent(plain)
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
