import * as m from '#records/admin/changes/messages.ts'
import type { ErrorCode } from '#shared/app-error.ts'
import { confirm } from '#ui/admin/confirm.tsx'

/** The refusal of a save after which a waiting change could not be published as it is. */
export const BREAKS_CHANGE: ErrorCode = 'BREAKS_CHANGE'

export const isBreakingWanted = ({ message }: { message: string }) =>
  confirm({ title: m.saveAlthough(), body: message, action: m.saveAnyway() })
