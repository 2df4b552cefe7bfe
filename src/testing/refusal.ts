import { AppError } from '#shared/app-error.ts'

/** The error with which the work was refused. */
export async function refusalOf(work: Promise<unknown>): Promise<AppError> {
  const outcome = await work.then(
    () => new Error('It was not refused.'),
    (error: unknown) => error,
  )
  if (outcome instanceof AppError) return outcome
  throw outcome
}

/** The fields named by a 422. */
export async function wrongFields(work: Promise<unknown>): Promise<string[]> {
  const { code, status, fields, message } = await refusalOf(work)
  if (code !== 'VALIDATION_FAILED' || status !== 422) throw new Error(`Refused as ${code}: ${message}`)
  return (fields ?? []).map((field) => field.path)
}
