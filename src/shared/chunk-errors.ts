const KEY = 'reloaded-at'
const RELOAD_GUARD_MS = 10_000

/**
 * Reloads the page after a chunk failed to load, which happens after a deployment. Returns false without reloading if
 * that was tried a moment ago: then the cause is another one.
 */
function reloadOnce(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage a reload loop could not be detected, so do not reload at all.
    return false
  }
  location.reload()
  return true
}

let recover = () => reloadOnce()

/** Replaces the reload with a better recovery; it returns whether the error is handled. */
export const recoverWith = (better: () => boolean) => {
  recover = better
}

/** Called by the framework when a chunk of a route fails to load. */
export const recoverFromChunkError = () => recover()
