import { AppError } from '#shared/app-error.ts'

/** Moving an item that a colleague has just moved would silently undo their change. */
export function refuseMoved(isWhereItWasSeen: boolean): void {
  if (!isWhereItWasSeen) throw new AppError('VERSION_CONFLICT', 'Somebody has changed this meanwhile. Look again.')
}
