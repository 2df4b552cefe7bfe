export function showActiveFilter(): void {
  const chip = document.querySelector<HTMLElement>('.filters [aria-current], .rub [aria-current]')
  const row = chip?.parentElement
  if (!chip || !row) return
  // The observer reports after layout; measuring here would force a synchronous layout.
  new IntersectionObserver((_, observer) => {
    observer.disconnect()
    if (row.scrollWidth > row.clientWidth)
      row.scrollLeft += chip.getBoundingClientRect().right - row.getBoundingClientRect().right + chip.offsetHeight
  }).observe(chip)
}
