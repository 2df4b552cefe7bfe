import { lateDialog } from '#ui/admin/lazy-part.tsx'

export const UsedWhere = lateDialog(async () => (await import('#records/admin/form/used-where.tsx')).UsedWhere)
