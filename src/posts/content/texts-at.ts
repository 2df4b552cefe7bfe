import { isObject, type Path } from '#shared/checks/at-path.ts'
import { type FoundText, isInlines, lineText } from '#shared/checks/lines.ts'

const NON_TEXT_KEYS = new Set([
  'uniqId',
  'kind',
  'type',
  'mode',
  'sort',
  'layout',
  'style',
  'align',
  'side',
  'icon',
  'source',
  'level',
  'id',
  'headingId',
  'mediaId',
  'casinoId',
  'casinoIds',
  'bookmakerIds',
  'writerId',
  'href',
  'url',
  'path',
  'sourceUrl',
  'filter',
  'show',
  'marks',
])

export function* textsAt(value: unknown, path: Path): Generator<FoundText> {
  if (typeof value === 'string') {
    if (value !== '') yield { path, text: value }
  } else if (isInlines(value)) {
    yield { path, text: lineText(value), inlines: value }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsAt(item, [...path, index])
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (!NON_TEXT_KEYS.has(name) && !isOwnLabel(path, name)) yield* textsAt(inner, [...path, name])
    }
  }
}

/** The label of a block is for editors only; the label of a button or column is shown to readers. */
const isOwnLabel = (path: Path, name: string) => name === 'label' && path.at(-1) === 'data'
