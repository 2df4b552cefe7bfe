import { startAutoplay } from '#site/browser/autoplay.ts'

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function setUpSliders(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]:not([data-ready])')) {
    slider.dataset['ready'] = ''
    setUpSlider(slider)
  }
}

function setUpSlider(slider: HTMLElement): void {
  const row = slider.querySelector<HTMLElement>('.slider')
  if (!row) return
  const button = (does: string) => slider.querySelector<HTMLButtonElement>(`[data-slide="${does}"]`)
  const [previous, next, pause] = [button('prev'), button('next'), button('pause')]
  const dots = [...slider.querySelectorAll('.dots i')]
  const step = () => (row.firstElementChild?.getBoundingClientRect().width ?? row.clientWidth) + 16
  const atEnd = () => row.scrollLeft + row.clientWidth >= row.scrollWidth - 4
  const move = (count: number) =>
    row.scrollBy({ left: count * step(), behavior: prefersReducedMotion() ? 'auto' : 'smooth' })

  const refresh = () => {
    const fits = row.scrollWidth <= row.clientWidth + 4
    for (const each of [previous, next, pause]) if (each) each.hidden = fits
    if (previous) previous.disabled = row.scrollLeft < 4
    if (next) next.disabled = atEnd()
    const current = atEnd() ? dots.length - 1 : Math.round(row.scrollLeft / step())
    for (const [index, dot] of dots.entries()) dot.classList.toggle('on', index === current)
  }
  row.addEventListener('scroll', refresh, { passive: true })
  // Also fires once initially, as soon as the page is laid out.
  new ResizeObserver(refresh).observe(row)
  previous?.addEventListener('click', () => move(-1))
  next?.addEventListener('click', () => move(1))

  if (!('autoplay' in slider.dataset) || prefersReducedMotion()) {
    pause?.remove()
    return
  }
  const stop = startAutoplay({
    slider,
    advance: () => (atEnd() ? row.scrollTo({ left: 0, behavior: 'smooth' }) : move(1)),
    onStop: () => {
      if (document.activeElement === pause) (atEnd() ? previous : next)?.focus()
      pause?.remove()
    },
  })
  for (const each of [previous, next, pause]) each?.addEventListener('click', stop)
  row.addEventListener('pointerdown', stop, { once: true })
}
