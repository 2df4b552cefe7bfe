import { AppError } from '#shared/app-error.ts'

/** Whoever moves what is not there any more would undo what somebody else has just done. */
export function refuseMoved(isWhereItWasSeen: boolean): void {
  if (!isWhereItWasSeen) throw new AppError('VERSION_CONFLICT', 'Somebody has changed this meanwhile. Look again.')
}
