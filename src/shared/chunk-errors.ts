const RELOADED_AT = 'reloaded-at'
const RELOAD_GUARD_MS = 10_000
/** The message of a document whose scripts cannot be loaded; hidden until then. */
export const LOAD_FAILURE_ID = 'load-failure'

/** Reloads once if our files fail to load, then shows the message. Also inlined: it must use nothing from outside. */
function reloadOnce(key: string, guardMs: number, messageId: string): boolean {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(key) ?? 0) >= guardMs) {
      sessionStorage.setItem(key, String(now))
      location.reload()
      return true
    }
  } catch {
    // Without storage a reload loop could not be detected, so do not reload at all.
  }
  const message = document.getElementById(messageId)
  if (!message) return false
  message.hidden = false
  message.querySelector('button')?.addEventListener('click', () => location.reload())
  return true
}

/** The same as an inline script, for the files without which none of our code runs. */
export const loadGuardScript = () => `{
const recover = () => document.getElementById('${LOAD_FAILURE_ID}') && (${reloadOnce.toString()})('${RELOADED_AT}', ${RELOAD_GUARD_MS}, '${LOAD_FAILURE_ID}')
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && recover(), true)
addEventListener('unhandledrejection', ({ reason }) => /module/i.test(reason?.message) && recover())
}`

let recover = () => reloadOnce(RELOADED_AT, RELOAD_GUARD_MS, LOAD_FAILURE_ID)

/** Replaces the reload with a better recovery; it returns whether the error is handled. */
export const recoverWith = (better: () => boolean) => {
  recover = better
}

/** Called when a script fails to load: by the framework of the back office, and by pages of the site. */
export const recoverFromChunkError = () => recover()
