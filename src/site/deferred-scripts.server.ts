import browserScript from '#site/browser/browser.ts?worker&url'
import suggestScript from '#site/browser/suggest.ts?worker&url'
import { PAUSE_HASH, withPause } from '#site/pause/head.server.ts'
import { hashOf, isData, SCRIPT } from '#site/inline-scripts.server.ts'

const PRELOAD = /<link rel="modulepreload"[^>]*>/g
const DEFERRED_TYPE = 'text/asleep'

// The element stays, because React expects it; its code would restore the scroll position at the first interaction,
// long after the page was shown. The browser does it in time by itself.
const SCROLLS_BACK = 'react-router-scroll-positions'

/**
 * Defers the framework's scripts: a visitor who only reads downloads next to no JavaScript. The browser script starts
 * them, in place and in order, at the first pointer, touch, key or focus event. The hashes are those of the inline
 * scripts of this document, for its Content-Security-Policy.
 */
export function deferScripts(document: string): { html: string; hashes: string[] } {
  const hashes = [PAUSE_HASH]
  const html = document
    .replace(PRELOAD, '')
    .replace(SCRIPT, (whole: string, attributes: string | undefined, code: string) => {
      const given = attributes ?? ''
      if (isData(given)) return whole
      if (code.includes(SCROLLS_BACK)) return '<script></script>'
      if (code) hashes.push(hashOf(code))
      return deferredScript(code, given.includes('module') ? ' data-module' : '')
    })
    .replace('</head>', `<script type="module" src="${browserScript}" data-suggest="${suggestScript}"></script></head>`)
  return { html: withPause(html), hashes }
}

export const deferredScript = (code: string, kind = '') => `<script type="${DEFERRED_TYPE}"${kind}>${code}</script>`
