import { currentKind } from '#site/layout/current-item.ts'

/** The header stays when the page changes; its current item does not. */
export function markCurrentItem(): void {
  for (const link of document.querySelectorAll('.nav a')) {
    const kind = currentKind(link.getAttribute('href') ?? '', location.pathname)
    if (kind) link.setAttribute('aria-current', kind)
    else link.removeAttribute('aria-current')
  }
}
