import { expect, test } from 'vitest'
import { POLICY_OF_PAGES, policyOfPage } from '#server/http/content-policy.ts'

const VIMEO = '<a data-player="https://player.vimeo.com/video/1?dnt=1">'

test('a player is let in only on a page that has one of its videos', () => {
  expect(policyOfPage('<p>Bez videa.</p>')).toBe(POLICY_OF_PAGES)
  expect(POLICY_OF_PAGES).not.toContain('frame-src')
  expect(policyOfPage(VIMEO)).toBe(`${POLICY_OF_PAGES}; frame-src https://player.vimeo.com`)
  expect(policyOfPage(`<p>${VIMEO.replaceAll('"', '&quot;')} <a data-player="https://jinde.example/">`)).toBe(
    POLICY_OF_PAGES,
  )
})
