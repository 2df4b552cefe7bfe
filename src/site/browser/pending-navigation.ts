/** The page that a client navigation is on its way to. */
let target: string | undefined

export const startNavigation = (href: string) => {
  target = href
}
export const endNavigation = () => {
  target = undefined
}
export const isNavigating = () => target !== undefined

/** Loads the page that somebody wanted as a document, which needs none of our scripts. Without one nothing happens. */
export function finishByDocument(): void {
  if (target === undefined) return
  // The address may already be the new one; going there once more would at best move to its fragment.
  if (target === location.href) location.reload()
  else location.assign(target)
}
