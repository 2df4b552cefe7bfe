import { expect, test } from 'vitest'
import { type Frame, frameOf } from '#site/layout/frame.server.tsx'

const NAV = /<nav class="nav"[^>]*>([\s\S]*?)<\/nav>/
const PANEL = /<div class="panel-b"><nav class="panel-main"[^>]*>[\s\S]*?<\/nav><nav[^>]*>([\s\S]*?)<\/nav>/
const linksIn = (html = '', part: RegExp) =>
  [...(part.exec(html)?.[1] ?? '').matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href, label]) => `${label} ${href}`,
  )

const SPEC_PANEL = [
  'Revolut casino /revolut-casino/',
  'Paysafecard casino /paysafecard-casino/',
  'Zahraniční sázkové kanceláře /zahranicni-sazkove-kancelare/',
  'Kontaktujte nás /kontaktujte-nas/',
]

const headerOf = ({ top }: Frame) => top('/recenze/modry-lev/')

test('without saved menus, the panel has the default items and the header its main items', () => {
  const frame = frameOf('Web', '{}')
  expect(linksIn(frame.bottom, PANEL)).toEqual(SPEC_PANEL)
  expect(linksIn(headerOf(frame), NAV).map((link) => link.split(' ').at(-1))).toEqual([
    '/#zebricek',
    '/recenze/',
    '/mereni-vyplat/',
    '/kalkulacka-bonusu/',
    '/clanky/',
    '/jak-hodnotime/',
  ])
  expect(
    headerOf(frame)
      .match(/href="([^"]+)" aria-current="(\w+)"/)
      ?.slice(1),
  ).toEqual(['/recenze/', 'true'])
  expect(frame.top('/recenze/')).toContain('href="/recenze/" aria-current="page"')
  expect(frame.top('')).not.toContain('aria-current')
})

test('saved menus apply at once in the editors’ order; unsaved menus keep their defaults', () => {
  const before = frameOf('Web', '{}')
  expect(frameOf('Web', '{}')).toBe(before)
  const header = [
    { label: 'Druhá', address: '/b/' },
    { label: 'A & <b>', address: '/a/?x="1"' },
  ]
  const frame = frameOf('Web', JSON.stringify({ header }))
  expect(linksIn(headerOf(frame), NAV)).toEqual(['Druhá /b/', 'A &amp; &lt;b&gt; /a/?x=&quot;1&quot;'])
  expect(linksIn(frame.bottom, PANEL)).toEqual(SPEC_PANEL)
  // Where the settings are not loaded, as on an error page, the last frame is reused.
  expect(frameOf('Web')).toBe(frame)
  expect(linksIn(headerOf(frameOf('Web', '{}')), NAV)).toHaveLength(6)
})
