import { AppError } from '#shared/app-error.ts'

/** Loads something that comes with the program when it is first needed. What cannot be read now is tried again next time. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new AppError('UNAVAILABLE', undefined, undefined, { cause })
    }))
}
