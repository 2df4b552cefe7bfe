import type { BulkAction } from '#records/admin/list/types.ts'
import { SUCCESS } from '#ui/admin/toasts.tsx'

export const PUBLISH_BULK: BulkAction[] = [
  { action: 'publish', label: 'Activate', done: 'activated', success: SUCCESS.updated },
  { action: 'unpublish', label: 'Deactivate', done: 'deactivated', success: SUCCESS.updated },
]
