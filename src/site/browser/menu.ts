import type { CasinoListItem, TopReview } from '#entities/casino/schema.ts'
import { monogram } from '#shared/monogram.ts'
import { element, smallPicture } from '#site/browser/element.ts'

const SHOWN = 10

type Best = [casinos: CasinoListItem[], reviews: TopReview[]]
let best: Promise<Best> | undefined

async function fetchList<Item>(path: string): Promise<Item[]> {
  const response = await fetch(`/api/v1/public/${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

/** Without their reviews the casinos are listed all the same. */
function fetchBest(): Promise<Best> {
  best ??= Promise.all([
    fetchList<CasinoListItem>('casinos/casinos'),
    fetchList<TopReview>('reviews/top').catch(() => []),
  ])
  return best
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
    const [casinos, reviews] = await fetchBest()
    const paths = new Map(reviews.map(({ slug, path }) => [slug, path]))
    list.replaceChildren(...casinos.slice(0, SHOWN).map((casino) => entry(casino, paths.get(casino.slug))))
    section.hidden = casinos.length === 0
  } catch {
    best = undefined
    list.replaceChildren()
    section.hidden = true
  }
}

function skeleton(): HTMLLIElement {
  const block = element('span', { className: 'sk' })
  block.style.cssText = 'display:block;height:34px;margin-block:9px'
  return element('li', {}, block)
}

function entry(casino: CasinoListItem, review: string | undefined): HTMLLIElement {
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
  const where = element('small', { className: 'med' }, 'Reklama, vede na\u00a0web kasina')
  link.append(score, logo, element('span', {}, casino.title, where))
  const item = element('li', {}, link)
  if (review) {
    const words = element('span', { className: 'vh' }, ` kasina ${casino.title}`)
    item.append(element('a', { href: review, className: 'tlink' }, 'Recenze', words))
  }
  return item
}
