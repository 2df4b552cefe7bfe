import { AppError } from '#shared/app-error.ts'

/** Loads a module or file of the program on first use. A failed load is retried next time. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new AppError('UNAVAILABLE', undefined, undefined, { cause })
    }))
}
