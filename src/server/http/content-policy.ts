import { randomBytes } from 'node:crypto'
import { hashOf, isData, SCRIPT } from '#site/inline-scripts.server.ts'

export const newNonce = () => randomBytes(16).toString('base64')

interface Options {
  /** For the style elements of the back office. */
  nonce?: string
  isDevelopment?: boolean
}

/** Allows a document to run our files and exactly these of its inline scripts. */
export function policyOf(hashes: string[], { nonce = '', isDevelopment = false }: Options = {}): string {
  const always = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
  // Development tools need their own scripts, styles and connection.
  if (isDevelopment) return always.join('; ')
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    `style-src 'self'${nonce && ` 'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${nonce && ' blob:'} https:`,
    "form-action 'self'",
    ...always,
  ].join('; ')
}

/** Hashes of the inline scripts in a document. */
export const inlineHashes = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) =>
    code && !isData(attributes) ? [hashOf(code)] : [],
  )
