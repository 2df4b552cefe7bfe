/** Long enough for the screen to be there first. */
const AFTER_MS = 1500

/** What a click would otherwise wait for is loaded once nothing else is going on. Returns how to give it up. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  const later = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(work) : work()), AFTER_MS)
  return () => clearTimeout(later)
}
