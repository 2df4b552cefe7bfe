import type { UseFormReturnType } from '@mantine/form'
import { isSame } from '#shared/is-same.ts'
import { type ComponentType, type ReactElement, type ReactNode, useRef } from 'react'

/** Somebody went through all errors, so a new one matters too. */
const ALL = '*'

type AnyForm = UseFormReturnType<Record<string, unknown>>

/** What a group looked at while it was drawn, and what it was then. */
interface Drawn {
  element: ReactElement
  others: object
  values: Record<string, unknown>
  errors: AnyForm['errors']
  seenValues: Set<string>
  seenErrors: Set<string>
}

/**
 * A group of fields that is drawn again only when a value or an error it looks at has changed. In a form with a hundred
 * fields every key would otherwise draw all of them.
 */
export function quietGroup<Props extends { form: unknown }>(Group: ComponentType<Props>): ComponentType<Props> {
  return function QuietGroup(props) {
    const drawn = useRef<Drawn | undefined>(undefined)
    const { form: given, children: _, ...others } = props as Props & { children?: unknown }
    const form = given as AnyForm
    if (!drawn.current || hasNews(drawn.current, form, others)) {
      // What was looked at once stays noted: a field inside that has no news is not asked again.
      const { seenValues = new Set<string>(), seenErrors = new Set<string>() } = drawn.current ?? {}
      const element = <Group {...props} form={watched(form, seenValues, seenErrors)} />
      drawn.current = { element, others, values: form.getValues(), errors: form.errors, seenValues, seenErrors }
    }
    // React leaves alone what is the very same element.
    return drawn.current.element
  }
}

function hasNews(drawn: Drawn, form: AnyForm, others: object): boolean {
  const values = form.getValues()
  return (
    !isEqual(drawn.others, others) ||
    (drawn.seenErrors.has(ALL) && drawn.errors !== form.errors) ||
    [...drawn.seenErrors].some((name) => drawn.errors[name] !== form.errors[name]) ||
    // The form copies all its values at every change, so lists and objects are compared by what they hold.
    [...drawn.seenValues].some((path) => !isSame(valueAt(drawn.values, path), valueAt(values, path)))
  )
}

/** “metaTag.title” is looked at without the rest of “metaTag”. */
const valueAt = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values)

function isEqual(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), Object.entries(other)]
  return entries.length === others.length && entries.every(([name, value]) => Reflect.get(other, name) === value)
}

interface FieldProps<Values extends object> {
  form: UseFormReturnType<Values>
  /** What the field shows besides the values of the form; another one draws it again. */
  uses?: unknown
  /** Gets the form anew, and may use nothing else that changes. */
  children: (form: UseFormReturnType<Values>) => ReactNode
}

/** One field of a form: a key in it draws no other. */
export const Field = quietGroup(({ form, children }: FieldProps<any>) => children(form)) as <Values extends object>(
  props: FieldProps<Values>,
) => ReactNode

/** The same form, which notes what is looked at. Values are those of now, also for a handler that was made long ago. */
function watched(form: AnyForm, seenValues: Set<string>, seenErrors: Set<string>): AnyForm {
  const note = (name: string) => void seenValues.add(name)
  return {
    ...form,
    values: new Proxy(form.values, {
      get(_, name: string) {
        note(name)
        // A group around this one notes it, too.
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
