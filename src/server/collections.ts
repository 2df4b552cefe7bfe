import type { AnyCollection } from '#records/collection.server.ts'
import { COLLECTIONS } from '#entities/collections.server.ts'
import { posts } from '#posts/collection.server.ts'

export const ALL_COLLECTIONS = { post: posts, ...COLLECTIONS }

export const allCollections: AnyCollection[] = Object.values(ALL_COLLECTIONS)
