import * as m from '#features/schedule/messages.ts'
import { AppError } from '#shared/app-error.ts'

/** Moving an item that a colleague has just moved would silently undo their change; one they wrote in, approve it. */
export function refuseMoved(isAsItWasSeen: boolean): void {
  if (!isAsItWasSeen) throw new AppError('VERSION_CONFLICT', m.changedMeanwhile)
}
