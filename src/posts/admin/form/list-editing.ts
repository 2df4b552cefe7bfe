import type { Editing } from '#blocks/admin/editing.ts'
import type { PostFormApi } from '#posts/admin/form/post-form.ts'
import type { PostInput } from '#posts/schema.ts'
import { countErrors } from '#records/admin/form/form-errors.ts'

type Lists = Pick<PostInput, 'faq' | 'references' | 'tableContent'>

export function listEditing<Name extends keyof Lists>(form: PostFormApi, name: Name): Editing<Lists[Name]['data']> {
  const base = `${name}.data`
  const from = (path?: string) => (path ? `${base}.${path}` : base)
  return {
    value: form.values[name].data,
    update: (change) => {
      for (const path of Object.keys(form.errors)) {
        if (path.startsWith(base)) form.clearFieldError(path)
      }
      form.clearFieldError(name)
      form.setFieldValue(name, { data: change(form.getValues()[name].data) } as never)
    },
    errorAt: (path) => {
      const error = form.errors[from(path)]
      return typeof error === 'string' ? error : undefined
    },
    errorsIn: (path) => countErrors(form.errors, [from(path)]),
  }
}
