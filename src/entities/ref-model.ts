import type { RecordTable } from '#entities/tables.server.ts'

/** Models a post may refer to. */
export type RefModel = Capitalize<Exclude<RecordTable, 'redirect'>>
