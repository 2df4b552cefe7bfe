import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BLOCK_LABELS } from '#blocks/admin/labels.ts'
import * as shared from '#blocks/admin/messages.ts'
import * as table from '#blocks/data-tables/messages.ts'
import * as forms from '#blocks/messages.ts'
import { text } from '#shared/words/message.ts'

/** A picture has a form of its own, and a list asks “Which casinos”. */
const OWN_WORDS = ['File', 'What it shows', 'Which ones']

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
