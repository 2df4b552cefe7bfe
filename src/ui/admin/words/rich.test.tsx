import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { msg } from '#shared/words/message.ts'
import { rich } from '#ui/admin/words/rich.tsx'

const changed = msg('<b>{fact} is now {value}.</b> Ask {name}.', '<b>{fact} je teď {value}.</b> Zeptejte se {name}.')

test('parameters within a tag are filled in, and elements stay elements', () => {
  const shown = rich(changed, { fact: 'Owner', value: 1200, name: <i>Jana</i>, b: (words) => <b>{words}</b> })
  expect(renderToStaticMarkup(shown)).toBe('<b>Owner is now 1,200.</b> Ask <i>Jana</i>.')
})
