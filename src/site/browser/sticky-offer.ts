let observer: IntersectionObserver | undefined

export function setUpStickyOffer(): void {
  observer?.disconnect()
  const bar = document.querySelector<HTMLElement>('[data-sticky-cta]')
  const verdict = document.querySelector('[data-verdict]')
  const footer = document.querySelector('.footer')
  if (!bar || !verdict || !footer) return
  const visible = new Set<Element>([verdict])
  observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    bar.dataset['shown'] = String(visible.size === 0)
  })
  observer.observe(verdict)
  observer.observe(footer)
}
