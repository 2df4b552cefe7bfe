import browserScript from '#site/browser/browser.ts?worker&url'

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g
const PRELOAD = /<link rel="modulepreload"[^>]*>/g
const ASLEEP = 'text/asleep'

const isData = (attributes: string) => attributes.includes('application/ld+json')

/**
 * Puts the framework's scripts to sleep: a visitor who only reads downloads next to no JavaScript. The browser script
 * wakes them, in place and in order, at the first pointer, touch, key or focus.
 */
export function sleepingDocument(document: string): string {
  return document
    .replace(PRELOAD, '')
    .replace(SCRIPT, (whole: string, attributes: string | undefined, code: string) => {
      const given = attributes ?? ''
      if (isData(given)) return whole
      const kind = given.includes('module') ? ' data-module' : ''
      return `<script type="${ASLEEP}"${kind}>${code}</script>`
    })
    .replace('</head>', `<script type="module" src="${browserScript}"></script></head>`)
}
