import { writers } from '#entities/writer/collection.server.ts'
import { Writer } from '#entities/writer/schema.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'

export const privateWriterCalls = collectionCalls(writers, { tag: 'Writers', model: 'Writer', record: Writer })
