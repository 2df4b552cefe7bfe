import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { importCalls } from '#records/csv/import-calls.server.ts'
import { licencesCall } from '#entities/offer/licences.server.ts'
import { offerChecksCall } from '#entities/offer/checks/call.server.ts'
import { collectionCalls } from '#records/calls/private-calls.server.ts'
import { publishActions } from '#records/calls/record-actions.server.ts'
import type { UsageQuery } from '#records/calls/usage-call.server.ts'

export const privateBookmakerCalls = (shownByRule: UsageQuery) => [
  licencesCall(bookmakers, 'bookmaker'),
  offerChecksCall(bookmakers, 'bookmaker'),
  ...importCalls({ collection: bookmakers, derive: (bookmaker) => bookmaker }),
  ...collectionCalls(bookmakers, { shownByRule, bulkActions: publishActions(bookmakers) }),
]
