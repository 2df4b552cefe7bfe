import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { subscribeToChanges } from '#infra/db/subscribe-to-changes.server.ts'
import type { Services } from '#records/services.server.ts'

export function invalidateCaches(services: Services): void {
  const { db, env, files, pages, beforeClose } = services
  const caches = [dataCacheOf(db), pages, files]
  dataCacheOf(db).setClock(() => services.now().getTime())
  const setSubscribed = (isSubscribed: boolean) => {
    for (const cache of caches) cache.setSubscribed(isSubscribed)
  }
  // Nothing is cached before we are subscribed to changes.
  setSubscribed(false)
  const unsubscribe = subscribeToChanges(db, env.DATABASE_URL, {
    onChange: (tags) => {
      for (const cache of caches) cache.invalidate(tags)
    },
    onSubscribed: setSubscribed,
  })
  beforeClose.push(unsubscribe)
}
