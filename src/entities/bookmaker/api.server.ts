import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { Bookmaker } from '#entities/bookmaker/schema.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'

export const privateBookmakerCalls = collectionCalls(bookmakers, {
  tag: 'Bookmakers',
  model: 'Bookmaker',
  record: Bookmaker,
})
