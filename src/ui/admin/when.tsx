import { formatDateTime } from '#ui/admin/format.ts'

/** A time in a table, on one line. */
export const When = ({ at }: { at: string }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(at)}</span>
