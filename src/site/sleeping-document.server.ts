import { createHash } from 'node:crypto'
import browserScript from '#site/browser/browser.ts?worker&url'

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g
const PRELOAD = /<link rel="modulepreload"[^>]*>/g
const ASLEEP = 'text/asleep'

const isData = (attributes: string) => attributes.includes('application/ld+json')

/**
 * Puts the framework's scripts to sleep: a visitor who only reads downloads next to no JavaScript. The browser script
 * wakes them, in place and in order, at the first pointer, touch, key or focus. The policy allows exactly the inline
 * scripts of this document.
 */
export function sleepingDocument(document: string): { html: string; policy: string } {
  const hashes: string[] = []
  const html = document
    .replace(PRELOAD, '')
    .replace(SCRIPT, (whole: string, attributes: string | undefined, code: string) => {
      const given = attributes ?? ''
      if (isData(given)) return whole
      if (code) hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
      const kind = given.includes('module') ? ' data-module' : ''
      return `<script type="${ASLEEP}"${kind}>${code}</script>`
    })
    .replace('</head>', `<script type="module" src="${browserScript}"></script></head>`)
  return { html, policy: contentPolicy(hashes) }
}

function contentPolicy(hashes: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
