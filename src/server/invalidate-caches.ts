import { dataCacheOf } from '#infra/cache/data-cache.server.ts'
import { watchChanges } from '#infra/db/watch-changes.server.ts'
import type { Services } from '#entities/services.server.ts'

/** Invalidates cached pages, and the data they are made of, when records change in this process or in another one. */
export function invalidateCaches({ db, env, pages, beforeClose }: Services): void {
  const caches = [dataCacheOf(db), pages]
  const setSubscribed = (isSubscribed: boolean) => {
    for (const cache of caches) cache.setSubscribed(isSubscribed)
  }
  // Nothing is stored before we are told of changes.
  setSubscribed(false)
  const unsubscribe = watchChanges(db, env.DATABASE_URL, {
    onChange: (tags) => {
      for (const cache of caches) cache.invalidate(tags)
    },
    onSubscribed: setSubscribed,
  })
  beforeClose.push(unsubscribe)
}
