import type { CasinoListItem } from '#entities/casino/schema.ts'
import { monogram } from '#shared/monogram.ts'
import { element, smallPicture } from '#site/browser/element.ts'

const SHOWN = 10

let casinos: Promise<CasinoListItem[]> | undefined

function fetchCasinos(): Promise<CasinoListItem[]> {
  casinos ??= fetch('/api/v1/public/casinos/casinos').then((response) => {
    if (!response.ok) throw new Error(`The list of casinos answered ${response.status}`)
    return response.json()
  })
  return casinos
}

export function setUpMenu(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]')
  const section = menu?.querySelector<HTMLElement>('[data-menu-casinos]')
  if (!menu || !section) return
  const opener = document.querySelector<HTMLElement>('[popovertarget="menu"]')
  const around = [
    ...[...document.body.children].filter((element) => !element.contains(menu)),
    ...[...(menu.parentElement?.children ?? [])].filter((element) => element !== menu),
  ]
  // The rest of the page is inert while the menu is open, so the focus stays inside.
  const lock = (isLocked: boolean) => {
    for (const element of around) element.toggleAttribute('inert', isLocked)
  }

  // The browser returns the focus to the button while it closes the menu, so the button must not be inert by then.
  menu.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') lock(false)
  })
  menu.addEventListener('toggle', (event) => {
    const isOpen = event.newState === 'open'
    opener?.setAttribute('aria-expanded', String(isOpen))
    lock(isOpen)
    if (isOpen) void fillList(section)
    // A click outside the menu closes it without restoring the focus.
    else if (document.activeElement === document.body) opener?.focus()
  })
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover()
  })
}

async function fillList(section: HTMLElement): Promise<void> {
  const list = section.querySelector('ul')
  if (!list || list.childElementCount > 0) return
  section.hidden = false
  list.replaceChildren(...Array.from({ length: SHOWN }, skeleton))
  try {
    const best = await fetchCasinos()
    list.replaceChildren(...best.slice(0, SHOWN).map(entry))
    section.hidden = best.length === 0
  } catch {
    casinos = undefined
    list.replaceChildren()
    section.hidden = true
  }
}

function skeleton(): HTMLLIElement {
  const block = element('span', { className: 'sk' })
  block.style.cssText = 'display:block;height:34px;margin-block:9px'
  return element('li', {}, block)
}

function entry(casino: CasinoListItem): HTMLLIElement {
  const score = element(
    'span',
    { className: 'score sm' },
    casino.rating === null ? '–' : casino.rating.toFixed(1).replace('.', ','),
  )
  const logo = element(
    'span',
    { className: 'clogo s35' },
    ...(casino.logo ? [smallPicture(casino.logo, [35, 34])] : []),
  )
  const initials = casino.logo ? logo.firstElementChild : logo
  initials?.setAttribute('data-initials', monogram(casino.title))
  const link = element('a', {
    href: `/go/${casino.slug}?from=menu`,
    rel: 'sponsored nofollow noopener',
    target: '_blank',
  })
  link.append(score, logo, element('span', {}, casino.title))
  return element('li', {}, link)
}
