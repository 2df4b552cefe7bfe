const MIN_MOVE = 8

export function setUpHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (!header) return
  // Not read yet: reading the scroll position would force a synchronous layout.
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
