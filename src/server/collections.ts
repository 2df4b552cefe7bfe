import type { AnyCollection } from '#records/collection.server.ts'
import { collections } from '#entities/collections.server.ts'
import { posts } from '#posts/collection.server.ts'

export const allCollections: AnyCollection[] = [posts, ...collections]
