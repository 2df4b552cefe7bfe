import { useContext, useEffect } from 'react'
import { type Location, UNSAFE_DataRouterContext } from 'react-router'
import { recoverWith } from '#shared/chunk-errors.ts'
import { noConnection } from '#records/admin/api/api-error.ts'
import { notifyOfError } from '#records/admin/api/client.ts'

const loadAsDocument = ({ pathname, search, hash }: Location) => window.location.assign(pathname + search + hash)

const STYLES_AGAIN_MS = 5000

/**
 * Of a part that is asked for again, the bundler would load the script only: it has asked for its styles before. Beside the first
 * link, which may be React's; each attempt waits twice as long as the one before.
 */
function loadStylesAgain({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  const { waited } = target.dataset
  const wait = waited ? 2 * Number(waited) : STYLES_AGAIN_MS
  setTimeout(() => {
    const again = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      nonce: target.nonce,
      href: target.href,
    })
    again.dataset['waited'] = String(wait)
    target.after(again)
    if (waited) target.remove()
  }, wait)
}

/** A screen whose scripts fail to load is loaded as a document. A failed prefetch or lost connection leaves no form. */
export function useChunkRecovery(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    window.addEventListener('error', loadStylesAgain, true)
    return () => window.removeEventListener('error', loadStylesAgain, true)
  }, [])
  useEffect(() => {
    if (!router) return undefined
    /** Screens that failed offline. The framework does not load their scripts again. */
    const unloaded = new Set<string>()
    recoverWith(() => {
      // Not from useNavigation: offline, scripts fail before React has rendered that a navigation began.
      const target = router.state.navigation.location
      if (!target) return false
      if (navigator.onLine) {
        loadAsDocument(target)
      } else {
        // The navigation stays pending, and with it the open screen.
        unloaded.add(target.pathname)
        notifyOfError(noConnection())
      }
      return true
    })
    return router.subscribe(({ navigation: { location: target } }) => {
      if (!target || !unloaded.has(target.pathname)) return
      if (navigator.onLine) loadAsDocument(target)
      else notifyOfError(noConnection())
    })
  }, [router])
}
