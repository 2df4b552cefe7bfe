import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { BookmakerItem, bookmakersList } from '#entities/bookmaker/list-items.server.ts'
import { Bookmaker } from '#entities/bookmaker/schema.ts'
import { licencesCall } from '#entities/licences.server.ts'
import { collectionCalls, type UsageQuery } from '#entities/private-calls.server.ts'

export const privateBookmakerCalls = (shownByRule: UsageQuery) => [
  licencesCall(bookmakers, 'Bookmakers'),
  ...collectionCalls(bookmakers, {
    tag: 'Bookmakers',
    model: 'Bookmaker',
    record: Bookmaker,
    listed: { of: bookmakersList, item: BookmakerItem },
    shownByRule,
  }),
]
