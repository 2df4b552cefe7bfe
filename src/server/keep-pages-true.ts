import { watchChanges } from '#infra/db/watch-changes.server.ts'
import type { Services } from '#infra/services.server.ts'

/** Drops stored pages when something they show changes, in this process or elsewhere, for as long as the server runs. */
export function keepPagesTrue({ db, env, pages, beforeClose }: Services): void {
  // Nothing is kept before changes can be heard.
  pages.setHearing(false)
  const stop = watchChanges(db, env.DATABASE_URL, {
    onChange: (keys) => void pages.drop(keys),
    onHearing: (isHearing) => pages.setHearing(isHearing),
  })
  beforeClose.push(stop)
}
