import { formatDateTime } from '#ui/admin/format.ts'

/** A moment in a table, on one line however long its neighbours are. */
export const When = ({ at }: { at: string }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(at)}</span>
