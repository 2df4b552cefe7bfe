import type { RecordTable } from '#entities/tables.server.ts'

export type RefModel = Capitalize<Exclude<RecordTable, 'redirect'>>
