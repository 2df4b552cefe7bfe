import type { UseFormReturnType } from '@mantine/form'
import { useLanguage } from '#ui/admin/words/speak.ts'
import { isSame } from '#shared/is-same.ts'
import { type ComponentType, type ReactElement, type ReactNode, useRef } from 'react'

/** All errors were enumerated, so a new one matters too. */
const ALL = '*'

type AnyForm = UseFormReturnType<Record<string, unknown>>

/** What a group read while it rendered, and the values at that time. */
interface Rendered {
  element: ReactElement
  others: object
  values: Record<string, unknown>
  errors: AnyForm['errors']
  seenValues: Set<string>
  seenErrors: Set<string>
}

/** Renders a group of fields only when a value or an error it reads has changed, not at every keystroke in the form. */
export function memoGroup<Props extends { form: unknown }>(Group: ComponentType<Props>): ComponentType<Props> {
  return function MemoGroup(props) {
    const rendered = useRef<Rendered | undefined>(undefined)
    const { form: given, children: _, ...own } = props as Props & { children?: unknown }
    const others = { ...own, language: useLanguage() }
    const form = given as AnyForm
    if (!rendered.current || hasChanged(rendered.current, form, others)) {
      // Accumulated across renders: a memoized field inside is skipped, so it would not read its values again.
      const { seenValues = new Set<string>(), seenErrors = new Set<string>() } = rendered.current ?? {}
      const element = <Group {...props} form={watched(form, seenValues, seenErrors)} />
      rendered.current = { element, others, values: form.getValues(), errors: form.errors, seenValues, seenErrors }
    }
    // React skips identical elements.
    return rendered.current.element
  }
}

function hasChanged(rendered: Rendered, form: AnyForm, others: object): boolean {
  const values = form.getValues()
  return (
    !isEqual(rendered.others, others) ||
    (rendered.seenErrors.has(ALL) && rendered.errors !== form.errors) ||
    [...rendered.seenErrors].some((name) => rendered.errors[name] !== form.errors[name]) ||
    // A save brings equal lists and objects that are new ones.
    [...rendered.seenValues].some((path) => !isSame(valueAt(rendered.values, path), valueAt(values, path)))
  )
}

/** “metaTag.title” is tracked without the rest of “metaTag”. */
const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values)

function isEqual(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), Object.entries(other)]
  return entries.length === others.length && entries.every(([name, value]) => Reflect.get(other, name) === value)
}

interface FieldProps<Values extends object> {
  form: UseFormReturnType<Values>
  /** Anything the field shows besides form values; a change renders it again. */
  uses?: unknown
  /** Receives the current form, and may use nothing else that changes. */
  children: (form: UseFormReturnType<Values>) => ReactNode
}

export const Field = memoGroup(({ form, children }: FieldProps<any>) => children(form)) as <Values extends object>(
  props: FieldProps<Values>,
) => ReactNode

/** A proxy of the form that records reads. Values are always current, even for an old handler. */
function watched(form: AnyForm, seenValues: Set<string>, seenErrors: Set<string>): AnyForm {
  const note = (name: string) => void seenValues.add(name)
  return {
    ...form,
    values: new Proxy(form.values, {
      get(_, name: string) {
        note(name)
        // A surrounding group has to record the read, too.
        void form.values[name]
        return form.getValues()[name]
      },
      ownKeys(values) {
        for (const name of Object.keys(values)) note(name)
        return Reflect.ownKeys(values)
      },
    }),
    errors: new Proxy(form.errors, {
      get(errors, name: string) {
        seenErrors.add(name)
        return errors[name]
      },
      ownKeys(errors) {
        seenErrors.add(ALL)
        return Reflect.ownKeys(errors)
      },
    }),
    getInputProps: (path, options) => {
      note(path)
      seenErrors.add(path)
      return form.getInputProps(path, options)
    },
  }
}
