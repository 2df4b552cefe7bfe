const middle = ({ left, width }: DOMRect) => left + width / 2

/** Scrolls a strip to one of its items. The page stays where it is, unlike with `scrollIntoView`. */
export function scrollToMiddle(strip: Element, item: Element): void {
  strip.scrollBy({ left: middle(item.getBoundingClientRect()) - middle(strip.getBoundingClientRect()) })
}
