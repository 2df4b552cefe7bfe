import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { licencesCall } from '#entities/licences.server.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'
import type { UsageQuery } from '#entities/usage-call.server.ts'

export const privateBookmakerCalls = (shownByRule: UsageQuery) => [
  licencesCall(bookmakers, 'bookmaker'),
  ...collectionCalls(bookmakers, { shownByRule }),
]
