import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BLOCK_LABELS } from '#blocks/admin/labels.ts'

/** A form shows a picture instead of its file, and puts others together from parts: “Which casinos”. */
const OWN_WORDS = ['File', 'Which ones', 'Casinos in this order', 'Bookmakers in this order']

test('labels of block fields are those of the forms', () => {
  const files = globSync(['src/blocks/**/*.tsx', 'src/blocks/**/messages.ts', 'src/entities/media/admin/img-field.tsx'])
  const sources = files
    .map((file) => readFileSync(file, 'utf8'))
    .join()
    .toLowerCase()
  const missing = Object.values(BLOCK_LABELS).filter((label = '') => !sources.includes(label.toLowerCase()))
  expect(missing).toEqual(OWN_WORDS)
})
