import { memoryOf } from '#infra/db/memory.server.ts'
import { watchChanges } from '#infra/db/watch-changes.server.ts'
import type { Services } from '#infra/services.server.ts'

/** Drops stored pages, and what they are made of, when it changes, in this process or elsewhere, while the server runs. */
export function keepPagesTrue({ db, env, pages, beforeClose }: Services): void {
  const stores = [memoryOf(db), pages]
  const setHearing = (isHearing: boolean) => {
    for (const store of stores) store.setHearing(isHearing)
  }
  // Nothing is kept before changes can be heard.
  setHearing(false)
  const stop = watchChanges(db, env.DATABASE_URL, {
    onChange: (keys) => {
      for (const store of stores) store.drop(keys)
    },
    onHearing: setHearing,
  })
  beforeClose.push(stop)
}
