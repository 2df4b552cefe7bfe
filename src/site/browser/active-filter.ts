/** A row of filters that is wider than the screen starts with the one in force in view. */
export function showActiveFilter(): void {
  const chip = document.querySelector<HTMLElement>('.filters [aria-current], .rub [aria-current]')
  const row = chip?.parentElement
  if (!chip || !row) return
  // Called once the page is laid out: measuring now would make the browser do that before it wants to.
  new IntersectionObserver((_, observer) => {
    observer.disconnect()
    if (row.scrollWidth > row.clientWidth)
      row.scrollLeft += chip.getBoundingClientRect().right - row.getBoundingClientRect().right + chip.offsetHeight
  }).observe(chip)
}
