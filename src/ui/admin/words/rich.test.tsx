import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { msg, noun } from '#shared/words/message.ts'
import { rich } from '#ui/admin/words/rich.tsx'

const changed = msg('<b>{fact} is now {value}.</b> Ask {name}.', '<b>{fact} je teď {value}.</b> Zeptejte se {name}.')

test('parameters within a tag are filled in, and elements stay elements', () => {
  const shown = rich(changed, { fact: 'Owner', value: 1200, name: <i>Jana</i>, b: (words) => <b>{words}</b> })
  expect(renderToStaticMarkup(shown)).toBe('<b>Owner is now 1,200.</b> Ask <i>Jana</i>.')
})

const archived = msg(
  '<b>This {noun} is in the archive.</b> Open the {noun}.',
  '<b>Je v archivu.</b> Otevřete {noun:4}.',
)

test('the name of a kind of record is written, within a tag and outside of it', () => {
  const casino = noun('casino', { gender: 'n', 1: 'kasino', 2: 'kasina', 4: 'kasino' })
  const shown = rich(archived, { noun: casino, b: (words) => <b>{words}</b> })
  expect(renderToStaticMarkup(shown)).toBe('<b>This casino is in the archive.</b> Open the casino.')
})
