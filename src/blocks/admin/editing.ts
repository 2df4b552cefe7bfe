import type { ChangeEvent } from 'react'
import type { Inline } from '#shared/schema/rich-text.ts'

const NOTHING: Inline[] = []

/**
 * A value in a form: what it is now, how it changes, what is wrong in it. The block is one, and so is each of its
 * items, so that forms of items are written like forms of blocks.
 */
export interface Editing<Value> {
  value: Value
  update: (change: (value: Value) => Value) => void
  /** What is wrong with the value itself, or with what lies at the path inside it. */
  errorAt: (path?: string) => string | undefined
  /** How many things are wrong at the path and inside it. */
  errorsIn: (path?: string) => number
}

/** Where something is, seen from what holds it. */
const inside = <Value>({ errorAt, errorsIn }: Pick<Editing<Value>, 'errorAt' | 'errorsIn'>, key: string) => {
  const from = (path?: string) => (path ? `${key}.${path}` : key)
  return { errorAt: (path?: string) => errorAt(from(path)), errorsIn: (path?: string) => errorsIn(from(path)) }
}

type KeysOf<Value, Held> = {
  [Key in keyof Value & string]-?: Value[Key] extends Held ? Key : never
}[keyof Value & string]

/** One field of what is edited. */
export const at = <Value extends object, Key extends keyof Value & string>(
  editing: Editing<Value>,
  key: Key,
): Editing<Value[Key]> => ({
  ...inside(editing, key),
  value: editing.value[key],
  update: (change) => editing.update((now) => ({ ...now, [key]: change(now[key]) })),
})

/** One item of a list. */
export const itemAt = <Item>(list: Editing<Item[]>, item: Item, index: number): Editing<Item> => ({
  ...inside(list, String(index)),
  value: item,
  update: (change) => list.update((now) => now.map((each, place) => (place === index ? change(each) : each))),
})

/** A part that may be missing, seen as if it were there; the first change makes it so. */
export const filled = <Value>(editing: Editing<Value | undefined>, empty: Value): Editing<Value> => ({
  ...editing,
  value: editing.value ?? empty,
  update: (change) => editing.update((now) => change(now ?? empty)),
})

/** The same, as those see it who know only a part of it. */
export const seenAs = <Part extends object, Whole extends Part>(editing: Editing<Whole>): Editing<Part> => ({
  ...editing,
  update: (change) => editing.update((now) => ({ ...now, ...change(now) })),
})

export const set = <Value extends object>({ update }: Editing<Value>, changes: Partial<Value>): void =>
  update((now) => ({ ...now, ...changes }))

/** A field by what it holds; that the key leads to such a value is more than the compiler can follow. */
const held = <Value extends object, Held>(editing: Editing<Value>, key: KeysOf<Value, Held>) =>
  at(editing, key) as unknown as Editing<Held>

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** For an input of a text that must be there. */
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

/** For an input of a text that may be left out. */
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

/** For a picker of a record that may be left out; pickers say null when nothing is chosen. */
export function optionalId<Value extends object>(editing: Editing<Value>, key: KeysOf<Value, string | undefined>) {
  const { value, update, errorAt } = held<Value, string | undefined>(editing, key)
  return { value: value || null, onChange: (id: string | null) => update(() => id ?? undefined), error: errorAt() }
}

/** For a switch. What is not set is what the page would do. */
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

/** For a rich text that must be there. */
export function richText<Value extends object>(editing: Editing<Value>, key: KeysOf<Value, Inline[]>) {
  const { value, update, errorAt } = held<Value, Inline[]>(editing, key)
  return { value, onChange: (typed: Inline[]) => update(() => typed), error: errorAt() }
}

/** For a rich text that may be left out. */
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
