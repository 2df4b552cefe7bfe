import type { UseFormReturnType } from '@mantine/form'
import { isSame } from '#shared/is-same.ts'
import { type ComponentType, type ReactElement, type ReactNode, useRef } from 'react'

/** All errors were enumerated, so a new one matters too. */
const ALL = '*'

type AnyForm = UseFormReturnType<Record<string, unknown>>

/** What a group read while it rendered, and the values at that time. */
interface Drawn {
  element: ReactElement
  others: object
  values: Record<string, unknown>
  errors: AnyForm['errors']
  seenValues: Set<string>
  seenErrors: Set<string>
}

/**
 * A group of fields that renders again only when a value or an error it reads has changed. In a form with a hundred
 * fields every keystroke would otherwise render all of them.
 */
export function quietGroup<Props extends { form: unknown }>(Group: ComponentType<Props>): ComponentType<Props> {
  return function QuietGroup(props) {
    const drawn = useRef<Drawn | undefined>(undefined)
    const { form: given, children: _, ...others } = props as Props & { children?: unknown }
    const form = given as AnyForm
    if (!drawn.current || hasNews(drawn.current, form, others)) {
      // Accumulated across renders: a memoized field inside is skipped, so it would not read its values again.
      const { seenValues = new Set<string>(), seenErrors = new Set<string>() } = drawn.current ?? {}
      const element = <Group {...props} form={watched(form, seenValues, seenErrors)} />
      drawn.current = { element, others, values: form.getValues(), errors: form.errors, seenValues, seenErrors }
    }
    // React skips identical elements.
    return drawn.current.element
  }
}

function hasNews(drawn: Drawn, form: AnyForm, others: object): boolean {
  const values = form.getValues()
  return (
    !isEqual(drawn.others, others) ||
    (drawn.seenErrors.has(ALL) && drawn.errors !== form.errors) ||
    [...drawn.seenErrors].some((name) => drawn.errors[name] !== form.errors[name]) ||
    // The form copies all its values at every change, so lists and objects are compared by content.
    [...drawn.seenValues].some((path) => !isSame(valueAt(drawn.values, path), valueAt(values, path)))
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

/** One field of a form: typing in it renders no other. */
export const Field = quietGroup(({ form, children }: FieldProps<any>) => children(form)) as <Values extends object>(
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
