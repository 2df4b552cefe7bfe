import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOfHtml } from '#features/facts/server/html-text.ts'

test('extracts the visible text of a page, line by line', () => {
  const html = `<!doctype html><html><head><title>Podmínky</title><style>p { color: red }</style>
    <script>if (1 < 2) document.write('<p>Ne</p>')</script></head>
    <body><!-- <p>starý text</p> --><h1>Výplaty</h1>
    <p>7.2 Žádost zpracujeme <b>do&nbsp;24&nbsp;hodin</b>
       od podání.</p><p title="a > b">7.3 <a href='x>y'>Výběr</a> nad 50&#160;000&nbsp;K&ccaron; &amp; v&iacute;ce</p>
    <ul><li>karta<li>převod</ul><template><p>skryté</p></template><svg><text>ikona</text></svg>
    <table><tr><th>Metoda</th><td>Karta</td></tr></table>řádek<br>další<textarea><p>pole</textarea></body></html>`
  expect(linesOfHtml(html)).toEqual([
    'Výplaty',
    '7.2 Žádost zpracujeme do 24 hodin od podání.',
    '7.3 Výběr nad 50 000 Kč & více',
    'karta',
    'převod',
    'Metoda Karta',
    'řádek',
    'další',
  ])
})

test('the end of an element closes what is open inside it, and no other', () => {
  expect(linesOfHtml('<svg><math><svg>a</math>b</svg>c</svg></math>d')).toEqual(['c', 'd'])
})

test('an unclosed head hides nothing of the body', () => {
  expect(linesOfHtml('<head><title>x</title><body><p>Text')).toEqual(['Text'])
})

test.each([
  ['5 < 6 a 7 > 2', ['5 < 6 a 7 > 2']],
  ['a <', ['a <']],
  ['<p>a<b', ['a']],
  ['<!-- bez konce', []],
  ['<script>bez konce', []],
  ['<p class="bez konce>text', []],
  ['&neznamy; &#99999999; &amp', ['&neznamy; \ufffd &']],
  ['&Scaron;koda &#x10D;&#269;', ['Škoda čč']],
  ['', []],
])('broken markup %j', (html, lines) => expect(linesOfHtml(html)).toEqual(lines))

test('any input is parsed in linear time, and no tag is left in the text', () => {
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<a href="',
    '">',
    "'",
    '&nbsp;',
    '&#',
    ';',
    'slovo',
    '<',
    '>',
    '=',
    ' ',
    '<svg>',
    '</svg>',
    '<head>',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const text = linesOfHtml(parts.join('')).join('\n')
      expect(text).not.toMatch(/<\/?(?:p|script|svg|head|a)[ >]/)
    }),
    { numRuns: 1000 },
  )
  const long = '<p class="'.repeat(50_000) + '&#'.repeat(50_000) + '</script '.repeat(50_000)
  linesOfHtml(long)
  linesOfHtml('<script>'.repeat(100_000))
  linesOfHtml(`<p ${'" '.repeat(200_000)}`)
  linesOfHtml('<svg>'.repeat(200_000) + '</math>'.repeat(140_000))
})
