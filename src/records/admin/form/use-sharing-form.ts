import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import { isObject, type Path, valueAt, withValueAt } from '#shared/checks/at-path.ts'

/**
 * Mantine's form, whose changes share with the values before whatever they leave alone. Mantine's own copy all values at every
 * keystroke: of a long post that takes longer than a key may, and afterwards every list looks changed.
 */
export function useSharingForm<Values extends object>(options: UseFormInput<Values>): UseFormReturnType<Values> {
  // It would clear the errors of all fields with every one that is set.
  const form = useForm<Values>({ ...options, clearInputErrorOnChange: false })

  function setFieldValue(name: string, value: unknown): void {
    const path = pathOf(name)
    const before = form.getValues()
    const known = valueAt(before, path)
    const next: unknown = typeof value === 'function' ? value(known) : value
    if (next !== known) {
      const [field = ''] = path
      form.setValues({
        [field]: valueAt(
          withValueAt(before, path, () => next),
          [field],
        ),
      } as Partial<Values>)
    }
    form.clearFieldError(name)
  }

  return {
    ...form,
    setFieldValue,
    setValues: (values) => {
      form.setValues(values)
      form.clearErrors()
    },
    getInputProps: (name, given) => ({
      ...form.getInputProps(name, given),
      onChange: (typed: unknown) => setFieldValue(name, typedIn(typed)),
    }),
  }
}

const pathOf = (name: string): Path => name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** Inputs of the browser pass an event, others the value itself. */
function typedIn(given: unknown): unknown {
  const input = isObject(given) && 'nativeEvent' in given ? given['currentTarget'] : undefined
  if (input instanceof HTMLInputElement) return input.type === 'checkbox' ? input.checked : input.value
  if (input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement) return input.value
  return given
}
