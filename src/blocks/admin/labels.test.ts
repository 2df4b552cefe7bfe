import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BLOCK_LABELS } from '#blocks/admin/labels.ts'
import * as shared from '#blocks/admin/messages.ts'
import * as table from '#blocks/data-tables/messages.ts'
import * as forms from '#blocks/messages.ts'
import { text } from '#shared/words/message.ts'
import { fullBlocks } from '#testing/blocks.ts'

const IDS = {
  casino: 'kasino',
  bookmaker: 'sazkovka',
  writer: 'autor',
  media: 'obrazek',
  post: 'prispevek',
  gameType: 'hra',
  paymentMethod: 'metoda',
  softwareProvider: 'studio',
}
/** Whose words replace theirs is known by the id. */
const RECORDS = new Set(Object.values(IDS))

/** A picture has a form of its own, a list asks “Which casinos”, and links and places are labelled with their names. */
const OWN_WORDS = ['Anchor of the heading', 'Type', 'Record', 'File', 'What it shows', 'Which ones', 'Place']

test('labels of block fields are those of the forms', () => {
  const sources = globSync('src/blocks/**/*.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  const messages = [shared, table, forms].flatMap((file) => Object.entries(file))
  const isInForm = (label: unknown) =>
    messages.some(([name, message]) => message === label && new RegExp(`\\bm\\.${name}\\b`).test(sources))
  const missing = Object.values(BLOCK_LABELS).filter((label) => label && !isInForm(label))
  expect(missing.map((label) => label && text(label))).toEqual(OWN_WORDS)
})

/** The names of fields in a value, without those of its text. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (typeof value !== 'object' || value === null || ('type' in value && value.type === 'text')) return []
  return Object.entries(value).flatMap(([name, part]) => [name, ...fieldsIn(part)])
}

test('every field of a block has a label', () => {
  const names = Object.values(fullBlocks(IDS)).flatMap(fieldsIn)
  const missing = new Set(names.filter((name) => !RECORDS.has(name)))
  const labelled = (name: string) => Object.keys(BLOCK_LABELS).some((key) => key === name || key.endsWith(`.${name}`))
  expect([...missing].filter((name) => !labelled(name))).toEqual([])
})
