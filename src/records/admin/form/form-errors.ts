import type { FormErrors } from '@mantine/form'
import type { FieldError } from '#shared/app-error.ts'
import { text } from '#shared/words/message.ts'

export function toFormErrors(errors: FieldError[]): FormErrors {
  const byPath: FormErrors = {}
  for (const { path, message, key, params } of errors)
    byPath[path] ??= key === undefined ? message : text({ text: message, key, params })
  return byPath
}

/** The number of invalid fields under these paths, for the badge of a section that hides them. */
export const countErrors = (errors: FormErrors, paths: readonly string[]) =>
  Object.keys(errors).filter((path) => paths.some((each) => path === each || path.startsWith(`${each}.`))).length
