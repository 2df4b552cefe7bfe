import { useLayoutEffect, useRef } from 'react'
import { siteSheet } from '#posts/admin/editor/preview/site-sheet.ts'

/** A piece of the site inside of the back office: its own styles, nothing to click, nothing to tab into. */
export function PreviewFrame({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [siteSheet()]
    // Rendered by our own server from checked data.
    root.innerHTML = `<div class="prose">${html}</div>`
  }, [html])
  return <div ref={host} inert />
}
