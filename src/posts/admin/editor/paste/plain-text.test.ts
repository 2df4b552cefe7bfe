import { beforeAll, expect, test } from 'vitest'
import { htmlOfText, loadMarkdown } from '#posts/admin/editor/paste/plain-text.ts'

beforeAll(loadMarkdown)

test('parses Markdown', () => {
  const html = htmlOfText('# Nadpis\n\nText **tučně** a [odkaz](https://example.cz/a).\n\n- první\n- druhý', false)
  expect(html).toContain('<h1>Nadpis</h1>')
  expect(html).toContain('<strong>tučně</strong>')
  expect(html).toContain('<a href="https://example.cz/a">odkaz</a>')
  expect(html.match(/<li>/g)).toHaveLength(2)
})

test('parses a Markdown table', () => {
  expect(htmlOfText('| Kasino | Výběr |\n|---|---|\n| Modrý Lev | 19 h |', false)).toContain('<td>19 h</td>')
})

test('converts tab-separated text to a table, with a header if the first row names the columns', () => {
  expect(htmlOfText('Kasino\tVýběr\r\nModrý Lev\t19 h\r\n', false)).toBe(
    '<table><tr><th>Kasino</th><th>Výběr</th></tr><tr><td>Modrý Lev</td><td>19 h</td></tr></table>',
  )
  expect(htmlOfText('Modrý Lev\t19\nZlatá Vydra\t24', false)).toMatch(/^<table><tr><td>Modrý Lev/)
  expect(htmlOfText('<b>\t1\n&\t2', false)).toContain('<td>&lt;b&gt;</td>')
})

test.each([
  'Obyčejný text, který nic neznačí: 5 * 3 = 15 a [poznámka].',
  'Jeden\ttabulátor v jednom řádku',
  'Řádek\ts tabulátorem\nřádek bez něj',
  'Hra #1 stojí 20 Kč - a nic víc.',
])('%s is not parsed as Markdown', (text) => {
  const html = htmlOfText(text, false)
  expect(html).toMatch(/^<p>/)
  expect(html).not.toMatch(/<(?:table|ul|ol|h\d|strong|a) ?/)
})

test('a plain text paste is not parsed', () => {
  expect(htmlOfText('# Nadpis\n**a** <i>b</i>', true)).toBe('<p># Nadpis</p><p>**a** &lt;i&gt;b&lt;/i&gt;</p>')
})
