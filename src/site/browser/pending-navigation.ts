/** The target of the client navigation in progress. */
let target: string | undefined

export const startNavigation = (href: string) => {
  target = href
}
export const endNavigation = () => {
  target = undefined
}

/** The fragment of the pending navigation's target, if a redirect on the way has lost it; browsers keep it. */
export const lostFragment = () => (location.hash === '' && target !== undefined ? (URL.parse(target)?.hash ?? '') : '')

export const isNavigating = () => target !== undefined

/** Loads the target of the pending navigation as a document, which needs none of our scripts. */
export function loadAsDocument(): void {
  if (target === undefined) return
  // The address may already be the new one; assigning it again would at most scroll to its fragment.
  if (target === location.href) location.reload()
  else location.assign(target)
}
