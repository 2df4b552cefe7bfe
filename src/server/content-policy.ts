import { createHash, randomBytes } from 'node:crypto'

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g
const isData = (attributes: string) => attributes.includes('application/ld+json')

export const newNonce = () => randomBytes(16).toString('base64')

interface Options {
  /** Shown inside the back office. */
  isPreview?: boolean
  /** For the style elements of the back office. */
  nonce?: string
  isDevelopment?: boolean
}

/** What a document may do: run our files and exactly the inline scripts that it came with, asleep ones included. */
export function policyOf(html: string, { isPreview = false, nonce = '', isDevelopment = false }: Options = {}): string {
  const always = ["object-src 'none'", "base-uri 'none'", `frame-ancestors ${isPreview ? "'self'" : "'none'"}`]
  // The tools of development need scripts, styles and a connection of their own.
  if (isDevelopment) return always.join('; ')
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineHashes(html).join(' ')}`.trim(),
    `style-src 'self'${nonce && ` 'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${nonce && ' blob:'} https:`,
    "form-action 'self'",
    ...always,
  ].join('; ')
}

function inlineHashes(html: string): string[] {
  const codes = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) =>
    code && !isData(attributes) ? [code] : [],
  )
  return codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}
