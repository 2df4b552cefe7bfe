import { formatDateTime } from '#ui/admin/format.ts'

export const When = ({ at }: { at: string }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(at)}</span>
