import { writers } from '#entities/writer/collection.server.ts'
import { WriterItem, writersList } from '#entities/writer/list-items.server.ts'
import { Writer } from '#entities/writer/schema.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'

export const privateWriterCalls = collectionCalls(writers, {
  tag: 'Writers',
  model: 'Writer',
  record: Writer,
  listed: { of: writersList, item: WriterItem },
})
