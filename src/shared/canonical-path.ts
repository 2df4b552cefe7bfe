const SYSTEM = new Set([
  'admin',
  'api',
  'assets',
  'cover',
  'go',
  'healthz',
  'media',
  'metrics',
  'nahled',
  'og',
  'portrait',
  'precteno',
  'readyz',
  '.well-known',
  '__manifest',
])

const HOME = '/index/'

export const isSystemPath = (path: string) => SYSTEM.has(firstPart(path))

/** The back office in any spelling its route matches, including data requests. */
export const isAdminPath = (path: string) => firstSegment(path) === 'admin'

const PRIVATE = new Set(['admin', 'api', 'go', 'nahled'])

/** Paths with personal responses, in any spelling. */
export const isPrivatePath = (path: string) => PRIVATE.has(firstSegment(path))

const firstSegment = (path: string) => firstPart(path).replace(/\.data$/, '')

function firstPart(path: string): string {
  const first = path.split('/').find(Boolean) ?? ''
  return (decoded(first) ?? first).toLowerCase()
}

/**
 * Lower case, single slashes, one at the end. Files, system paths and what cannot be a page stay unchanged. The result
 * starts with two slashes only if the path did and stays unchanged, so a redirect to it cannot leave the site.
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
