import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '#testing/contrast.ts'

/** Contrast in both schemes, from the tokens; that components use them as they are paired here, axe checks in light. */
const css = readFileSync('src/ui/site/tokens.css', 'utf8')
const tokens = new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

function colourOf(name: string, scheme: 'light' | 'dark'): string {
  const value = tokens.get(name) ?? ''
  const [, light = '', dark = ''] = /^light-dark\((.+), (\S+)\)$/.exec(value) ?? ['', value, value]
  const chosen = scheme === 'light' ? light : dark
  const [, raw] = /^var\(--([\w-]+)\)$/.exec(chosen) ?? []
  return raw ? colourOf(raw, scheme) : chosen
}

const TEXTS = ['text', 'text-body', 'text-muted', 'text-subtle', 'link', 'link-hover', 'brand', 'pos', 'neg', 'warn']
const GROUNDS = ['bg', 'bg-sunken', 'surface']
const PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])),
  ...['text', 'text-body', 'text-muted', 'link'].flatMap((text) => [
    [text, 'surface-tint'],
    [text, 'art-bg'],
  ]),
  ...['cta', 'cta-hover', 'cta-active'].map((ground) => ['on-cta', ground]),
  ...['tonal', 'tonal-hover'].map((ground) => ['on-tonal', ground]),
  ...['pos', 'neg', 'warn', 'info'].flatMap((tone) => [
    [tone, `${tone}-bg`],
    ['text', `${tone}-bg`],
    ['text-body', `${tone}-bg`],
  ]),
  ...['footer-text', 'footer-strong'].map((text) => [text, 'footer-bg']),
  ['score-fg', 'score-bg'],
] as [string, string][]

test.each(['light', 'dark'] as const)('every text is readable on its ground in the %s scheme', (scheme) => {
  const ratios = PAIRS.map(([text, ground]) => {
    const [ink, paper] = [colourOf(text, scheme), colourOf(ground, scheme)]
    expect([text, ink, ground, paper]).toEqual([text, expect.stringMatching(HEX), ground, expect.stringMatching(HEX)])
    return { text, ground, ratio: contrast(ink, paper) }
  })
  expect(ratios.filter(({ ratio }) => ratio < 4.5)).toEqual([])
})

test.each(['light', 'dark'] as const)('the outline of a field is seen in the %s scheme', (scheme) => {
  for (const ground of GROUNDS) {
    expect(contrast(colourOf('border-input', scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(3)
  }
})

const HEX = /^#[\da-f]{6}$/

const sources = globSync('src/**/*.{css,ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))

test('every token is used, and everything used is set', () => {
  const used = new Set(sources.flatMap((source) => [...source.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name]) => name)))
  expect([...tokens.keys()].filter((name) => !used.has(name))).toEqual([])
  const unset = [...used].filter((name) => {
    const setting = new RegExp(`(?<!var\\(\\s*)--${name}(?![\\w-])`)
    return !name?.startsWith('mantine-') && !sources.some((source) => setting.test(source))
  })
  expect(unset).toEqual([])
})
