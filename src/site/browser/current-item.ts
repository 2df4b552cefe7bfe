import { currentKind } from '#site/layout/current-item.ts'

/** The header stays in place during a navigation, so its current item has to be updated. */
export function markCurrentItem(): void {
  for (const link of document.querySelectorAll('.nav a')) {
    const kind = currentKind(link.getAttribute('href') ?? '', location.pathname)
    if (kind) link.setAttribute('aria-current', kind)
    else link.removeAttribute('aria-current')
  }
}
