import type { Examined } from '#features/import-site/server/examine.ts'
import type { Known } from '#features/import-site/server/plan/known.ts'
import type { Recorder } from '#features/import-site/server/write/recorder.server.ts'
import type { Actor } from '#records/actor.ts'
import type { Services } from '#records/services.server.ts'
import { AppError, saidOf } from '#shared/app-error.ts'
import type { Said } from '#shared/words/message.ts'

/** What every part of an import needs. */
export interface Around {
  services: Pick<Services, 'db' | 'storage' | 'now'>
  examined: Examined
  known: Known
  recorder: Recorder
  actor: Actor
}

/** Why an item cannot be taken; what is no fault of the item ends the import. */
export function refusalOf(error: unknown): Said {
  if (!(error instanceof AppError) || error.status >= 500) throw error
  const [field] = error.fields ?? []
  return field ? saidOf(field) : error.said
}
