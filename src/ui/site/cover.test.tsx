import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { showCover } from '#shared/cover/shown.ts'
import { Cover } from '#ui/site/cover.tsx'

const cover = showCover({ motif: 'hundred', count: 4 }, 'safety')
const picture = { url: '/media/abc-lev/lg.webp', width: 1200, height: 800, alt: 'Lev na mince' }
const drawn = (props: Partial<Parameters<typeof Cover>[0]>) =>
  renderToStaticMarkup(<Cover picture={null} cover={null} sizes="100vw" {...props} />)

test('a cover next to a title is a file, a big one is inline; neither is announced', () => {
  expect(drawn({ cover })).toContain(
    '<img src="/cover/2/safety/hundred-4.svg" width="320" height="180" alt="" loading="lazy"',
  )
  const big = drawn({ cover, isBig: true })
  expect(big).toMatch(
    /<span class="cv" style="--cb:light-dark\([^"]+"><svg viewBox="0 0 320 180"[^>]*aria-hidden="true">/,
  )
  expect(big).not.toContain('<img')
})

test("the editor's picture takes precedence, without alternative text; a story with neither has none", () => {
  const chosen = drawn({ cover, picture })
  expect(chosen).toContain('/media/abc-lev/')
  expect(chosen).toContain('alt=""')
  expect(chosen).not.toMatch(/cover\/|Lev na mince/)
  expect(drawn({})).toBe('')
})
