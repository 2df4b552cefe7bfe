import type { ChangeEvent } from 'react'
import type { Inline } from '#shared/schema/rich-text.ts'

const NOTHING: Inline[] = []

/** A value being edited, with its errors: a block, or one of its items, so that forms of both are written alike. */
export interface Editing<Value> {
  value: Value
  update: (change: (value: Value) => Value) => void
  /** Error of the value itself, or at a path inside it. */
  errorAt: (path?: string) => string | undefined
  /** Number of errors at a path and below it. */
  errorsIn: (path?: string) => number
}

const inside = <Value>({ errorAt, errorsIn }: Pick<Editing<Value>, 'errorAt' | 'errorsIn'>, key: string) => {
  const from = (path?: string) => (path ? `${key}.${path}` : key)
  return { errorAt: (path?: string) => errorAt(from(path)), errorsIn: (path?: string) => errorsIn(from(path)) }
}

type KeysOf<Value, Held> = {
  [Key in keyof Value & string]-?: Value[Key] extends Held ? Key : never
}[keyof Value & string]

export const at = <Value extends object, Key extends keyof Value & string>(
  editing: Editing<Value>,
  key: Key,
): Editing<Value[Key]> => ({
  ...inside(editing, key),
  value: editing.value[key],
  update: (change) => editing.update((now) => ({ ...now, [key]: change(now[key]) })),
})

export const itemAt = <Item>(list: Editing<Item[]>, item: Item, index: number): Editing<Item> => ({
  ...inside(list, String(index)),
  value: item,
  update: (change) => list.update((now) => now.map((each, place) => (place === index ? change(each) : each))),
})

/** Treats an optional value as `empty` while it is missing; the first update sets it. */
export const filled = <Value>(editing: Editing<Value | undefined>, empty: Value): Editing<Value> => ({
  ...editing,
  value: editing.value ?? empty,
  update: (change) => editing.update((now) => change(now ?? empty)),
})

/** The same value for code that knows only some of its fields. */
export const narrowed = <Part extends object, Whole extends Part>(editing: Editing<Whole>): Editing<Part> => ({
  ...editing,
  update: (change) => editing.update((now) => ({ ...now, ...change(now) })),
})

export const set = <Value extends object>({ update }: Editing<Value>, changes: Partial<Value>): void =>
  update((now) => ({ ...now, ...changes }))

/** A field by the type of its value; the cast is needed because the compiler cannot derive that type from the key. */
const held = <Value extends object, Held>(editing: Editing<Value>, key: KeysOf<Value, Held>) =>
  at(editing, key) as unknown as Editing<Held>

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** Props for a required text input. */
export function text<Value extends object>(editing: Editing<Value>, key: KeysOf<Value, string>) {
  const { value, update, errorAt } = held<Value, string>(editing, key)
  return {
    value,
    onChange: (event: TextEvent) => {
      const typed = event.currentTarget.value
      update(() => typed)
    },
    error: errorAt(),
  }
}

export function optionalText<Value extends object>(editing: Editing<Value>, key: KeysOf<Value, string | undefined>) {
  const { value, update, errorAt } = held<Value, string | undefined>(editing, key)
  return {
    value: value ?? '',
    onChange: (event: TextEvent) => {
      const typed = event.currentTarget.value || undefined
      update(() => typed)
    },
    error: errorAt(),
  }
}

/** Props for an optional record picker, which uses null for no choice. */
export function optionalId<Value extends object>(editing: Editing<Value>, key: KeysOf<Value, string | undefined>) {
  const { value, update, errorAt } = held<Value, string | undefined>(editing, key)
  return { value: value || null, onChange: (id: string | null) => update(() => id ?? undefined), error: errorAt() }
}

/** Props for a switch; an unset value shows the page's default. */
export function flag<Value extends object>(
  editing: Editing<Value>,
  key: KeysOf<Value, boolean | undefined>,
  isOnByDefault = false,
) {
  const { value, update } = held<Value, boolean | undefined>(editing, key)
  return {
    checked: value ?? isOnByDefault,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { checked } = event.currentTarget
      update(() => checked)
    },
  }
}

export function richText<Value extends object>(editing: Editing<Value>, key: KeysOf<Value, Inline[]>) {
  const { value, update, errorAt } = held<Value, Inline[]>(editing, key)
  return { value, onChange: (typed: Inline[]) => update(() => typed), error: errorAt() }
}

export function optionalRichText<Value extends object>(
  editing: Editing<Value>,
  key: KeysOf<Value, Inline[] | undefined>,
) {
  const { value, update, errorAt } = held<Value, Inline[] | undefined>(editing, key)
  return {
    value: value ?? NOTHING,
    onChange: (typed: Inline[]) => update(() => (typed.length > 0 ? typed : undefined)),
    error: errorAt(),
  }
}
