const KEY = 'reloaded-at'
export const RELOAD_GUARD_MS = 10_000

/**
 * Loads the page anew after a part of it could not be loaded, which happens when a new version was deployed meanwhile.
 * Returns false, and does nothing, when that was already tried a moment ago: then the cause is another one.
 */
export function reloadOnce(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage nobody could stop a second reload, so there is not even a first one.
    return false
  }
  location.reload()
  return true
}

let recover = () => reloadOnce()

/** Whoever knows a better way than a reload says so here; returns whether the error is dealt with. */
export const recoverWith = (better: () => boolean) => {
  recover = better
}

/** What the framework calls when a chunk of a route cannot be loaded. */
export const recoverFromChunkError = () => recover()
