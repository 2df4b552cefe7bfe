const MIN_MOVE = 8

/** The header hides while the page is scrolled down and comes back on the way up, or when something in it gets the focus. */
export function setUpHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (!header) return
  // Not read yet: asking where the page stands would make the browser lay it out before it wants to.
  let last = 0
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last
      if (Math.abs(moved) < MIN_MOVE) return
      last = scrollY
      header.dataset['hidden'] = String(
        moved > 0 && scrollY > header.offsetHeight && !header.querySelector(':focus-visible'),
      )
    },
    { passive: true },
  )
  header.addEventListener('focusin', () => {
    header.dataset['hidden'] = 'false'
  })
}
