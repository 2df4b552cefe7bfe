import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { importCalls } from '#entities/csv/import-calls.server.ts'
import { licencesCall } from '#entities/licences.server.ts'
import { offerChecksCall } from '#entities/offer/checks/call.server.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'
import { publishActions } from '#entities/record-actions.server.ts'
import type { UsageQuery } from '#entities/usage-call.server.ts'

export const privateBookmakerCalls = (shownByRule: UsageQuery) => [
  licencesCall(bookmakers, 'bookmaker'),
  offerChecksCall(bookmakers, 'bookmaker'),
  ...importCalls({ collection: bookmakers, derive: (bookmaker) => bookmaker }),
  ...collectionCalls(bookmakers, { shownByRule, bulkActions: publishActions(bookmakers) }),
]
