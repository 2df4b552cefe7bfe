const middle = ({ left, width }: DOMRect) => left + width / 2

/** Scrolls a strip to one of its items. The page stays where it is, unlike with `scrollIntoView`. */
export function scrollToMiddle(strip: Element, item: Element): void {
  strip.scrollBy({ left: middle(item.getBoundingClientRect()) - middle(strip.getBoundingClientRect()) })
}

/**
 * A ref of the active tab, in a strip with `data-strip`. Tabs scroll when there are many; the active one stays visible
 * when they get wider, or get less room.
 */
export function keepInSight(tab: HTMLElement | null): (() => void) | undefined {
  const strip = tab?.closest('[data-strip]')
  if (!tab || !strip) return undefined
  const sizes = new ResizeObserver(() => scrollToMiddle(strip, tab))
  for (const each of [strip, ...(tab.parentElement?.children ?? [])]) sizes.observe(each)
  return () => sizes.disconnect()
}
