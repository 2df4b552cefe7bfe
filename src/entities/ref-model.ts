import type { RecordTable } from '#records/db.server.ts'

export type RefModel = Capitalize<Exclude<RecordTable, 'redirect'>>
