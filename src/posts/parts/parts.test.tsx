import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rt } from '#posts/content/build.ts'
import { FaqView } from '#posts/parts/faq-view.tsx'
import { ReferencesView } from '#posts/parts/references-view.tsx'
import { TocView } from '#posts/parts/toc-view.tsx'

const NBSP = '\u00a0'

test('renders nothing if empty, not even a heading', () => {
  expect(renderToStaticMarkup(<FaqView items={[]} />)).toBe('')
  expect(renderToStaticMarkup(<ReferencesView items={[]} />)).toBe('')
  expect(renderToStaticMarkup(<TocView items={[]} variant="details" />)).toBe('')
  expect(renderToStaticMarkup(<TocView items={[]} variant="nav" />)).toBe('')
})

test('questions open without scripts, the first one is open', () => {
  const items = [
    { question: 'Je to v pořádku?', answer: rt('**Ano.** Viz [metodika](/jak-hodnotime/).') },
    { question: 'A tohle?', answer: rt('Ne.') },
  ]
  const markup = renderToStaticMarkup(<FaqView items={items} id="caste-otazky" />)
  expect(markup).toContain('<h2 id="caste-otazky">Časté otázky</h2>')
  expect(markup).toContain(`<details open=""><summary>Je to v${NBSP}pořádku?</summary>`)
  expect(markup).toContain('<strong>Ano.</strong> Viz <a href="/jak-hodnotime/">metodika</a>.')
  expect(markup.match(/<details/g)).toHaveLength(2)
  expect(markup.match(/open=""/g)).toHaveLength(1)
  expect(renderToStaticMarkup(<FaqView items={items} heading="" />)).not.toContain('<h2')
})

test('renders sources with their known details', () => {
  const items = [
    { title: 'Zákon o hazardu', url: 'https://zakon.cz/', publisher: 'Sbírka zákonů', accessedAt: '2025-11-10' },
    { title: 'Podmínky', url: 'https://kasino.cz/' },
  ]
  const markup = renderToStaticMarkup(<ReferencesView items={items} />)
  expect(markup).toContain('<h2>Zdroje</h2>')
  expect(markup).toContain(
    `<a href="https://zakon.cz/" rel="noopener" target="_blank">Zákon o${NBSP}hazardu</a>` +
      `<small>Sbírka zákonů, ověřeno 10.${NBSP}11.${NBSP}2025</small>`,
  )
  expect(markup.match(/<small>/g)).toHaveLength(1)
})

test('the table of contents links to headings and indents deeper ones', () => {
  const items = [
    { headingId: 'vyplaty', title: 'Výplaty', level: 2 },
    { headingId: 'v-nedeli', title: 'V neděli', level: 3 },
  ]
  const folded = renderToStaticMarkup(<TocView items={items} variant="details" />)
  expect(folded).toMatch(/^<details class="toc m blk"><summary>Obsah<\/summary>/)
  expect(folded).toContain('<li><a href="#vyplaty">Výplaty</a></li>')
  expect(folded).toContain(`<li class="d1"><a href="#v-nedeli">V${NBSP}neděli</a></li>`)
  const standing = renderToStaticMarkup(<TocView items={items} variant="nav" />)
  expect(standing).toMatch(/^<nav class="toc" aria-label="Obsah">/)
})
