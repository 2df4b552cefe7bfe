import * as m from '#records/admin/list/messages.ts'
import type { BulkAction } from '#records/admin/list/types.ts'
import { SUCCESS } from '#ui/admin/toasts.tsx'

export const PUBLISH_BULK: BulkAction[] = [
  {
    action: 'publish',
    label: m.activate,
    ask: m.activateThem,
    done: { state: m.stateActivated, counted: m.activated },
    success: SUCCESS.updated,
  },
  {
    action: 'unpublish',
    label: m.deactivate,
    ask: m.deactivateThem,
    done: { state: m.stateDeactivated, counted: m.deactivated },
    success: SUCCESS.updated,
  },
]
