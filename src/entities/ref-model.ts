import type { RecordTable } from '#entities/tables.server.ts'

/** What a post may refer to. */
export type RefModel = Capitalize<Exclude<RecordTable, 'redirect'>>
