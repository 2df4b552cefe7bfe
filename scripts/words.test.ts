import { expect, test } from 'vitest'
import { readSource, unusedMessages, wordsForVisitors, wrongMessages } from './words.mjs'
import { msg } from '../src/shared/words/message.ts'

const IMPORT = "import * as m from '#features/links/messages.ts'\n"

const complaintsAbout = (code: string, file = 'src/features/links/screen.tsx') =>
  readSource(file, IMPORT + code).complaints.map((each) => each.replace(`${file}:`, ''))

test.each([
  ['const a = () => <p>Nothing is broken</p>', 'Nothing is broken'],
  ['const a = () => <Button label="Check" />', '"Check"'],
  ['const a = () => <Button aria-label={isOn ? `Close ${name}` : "Open"} />', '`Close ${name}`'],
  ['const a = () => <Button aria-label={isOn ? `Close ${name}` : "Open"} />', '"Open"'],
  ['const a = () => <Button aria-label={`${label}: day`} />', '`${label}: day`'],
  ['const a = () => <section data-group="Notes" />', '"Notes"'],
  ["const COLUMNS = [{ name: 'title', label: 'Title' }]", "'Title'"],
  ["const a = () => notify.error('This failed')", "'This failed'"],
  ['const a = (name) => `${name} is picked up, at ${place}.`', '`${name} is picked up, at ${place}.`'],
  ["const a = () => <List nameOf={(text) => text || 'empty line'} />", "'empty line'"],
  ["throw new AppError('NOT_FOUND', 'Gone.')", "'Gone.'"],
  ["z.string().min(2, 'Write a whole sentence.')", "'Write a whole sentence.'"],
])('a text in the code is found: %s', (code, found) => {
  expect(complaintsAbout(code)).toContainEqual(expect.stringContaining(`a text in the code: ${found}`))
  expect(complaintsAbout(code, 'src/site/screen.tsx')).toEqual([])
})

test('what nobody reads is no text', () => {
  const code = `
    throw new Error('This cannot happen here')
    log.warn('The queue is full', { size })
    const css = { padding: '4px 8px' }
    const known = sql\`\${column} is not null\`
    const named = \`\${columns.owner} as owner\`
    const on = (event) => event.key === 'ArrowUp' && <kbd>Ctrl K</kbd>
    const c = call({ method: 'get', path: '/x', tag: 'Own account', summary: 'What is broken here' })
    const Cesky = () => <p>Porovnejte si příspěvky</p>
    type Kind = 'Casino of the month'`
  expect(complaintsAbout(code)).toEqual([])
})

test.each([
  ['const a = () => `${m.saved()} at ${time}`', 'glued'],
  ['const a = () => m.saved() + time', 'glued'],
  ['const a = () => <p>{m.saved()} {time}</p>', 'glued'],
  ['const TITLE = m.title()', 'before the language is known'],
  ['const a = () => useMemo(() => m.title(), [rows])', 'useMemo'],
  ['const a = (name) => m[name]()', 'name the message'],
])('%s is refused', (code, complaint) => {
  expect(complaintsAbout(code)).toEqual([expect.stringContaining(complaint)])
})

test('separators, elements and parameters glue nothing', () => {
  const code = `
    const COLUMNS = [{ name: 'title', label: m.title }]
    const a = () => <p>{m.saved()} · {time}</p>
    const b = () => <p>{m.saved({ time })}<b>{time}</b></p>
    const c = () => useMemo(() => rows.map(() => m.title), [rows])`
  expect(complaintsAbout(code)).toEqual([])
})

test('which messages a file uses', () => {
  const { used } = readSource('src/features/links/screen.tsx', `${IMPORT}const a = () => m.title(m.noun)`)
  expect([...used]).toEqual(['src/features/links/messages.ts#title', 'src/features/links/messages.ts#noun'])
})

test('a message that nobody says is refused', () => {
  const written = new Set(['src/features/links/messages.ts#title', 'src/features/links/messages.ts#forgotten'])
  const { used } = readSource('src/features/links/screen.tsx', `${IMPORT}const a = () => m.title()`)
  expect(unusedMessages(written, used)).toEqual(['src/features/links/messages.ts: forgotten is not used'])
})

test('messages are whole sentences, in Czech typography, once', () => {
  const complaints = wrongMessages('x', [
    ['half', msg(' and more', ' a další')],
    ['quoted', msg('The “word”', 'To "slovo"')],
    [
      'counted',
      msg({ one: '{count} post', other: '{count} posts' }, { one: '{count} příspěvek', other: '{count} příspěvků' }),
    ],
    ['same', msg('Save', 'Uložit')],
    ['again', msg('Save', 'Uložit')],
  ])
  expect(complaints).toEqual([
    expect.stringContaining('half begins or ends with a space'),
    expect.stringContaining('half begins or ends with a space'),
    expect.stringContaining('quoted: Czech has „ “'),
    expect.stringContaining('counted: Czech counts one, few and other'),
    expect.stringContaining('again says the same as same'),
  ])
})

test('scripts of the site load no messages, not even through others', () => {
  const imports = new Map([
    ['src/site/browser/browser.ts', ['src/shared/schema/url.ts']],
    ['src/shared/schema/url.ts', ['src/shared/schema/messages.ts']],
  ])
  expect(wordsForVisitors(imports)).toEqual([expect.stringContaining('src/site/browser/browser.ts loads')])
  expect(wordsForVisitors(new Map([['src/site/page.tsx', ['src/shared/schema/messages.ts']]]))).toEqual([])
})
