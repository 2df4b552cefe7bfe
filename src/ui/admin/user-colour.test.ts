import { DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'
import { contrast } from '#testing/contrast.ts'
import { HUES, NAME_SHADE } from '#ui/admin/user-colour.ts'

test.each(HUES)('a white name on %s is readable', (hue) => {
  expect(contrast('#ffffff', DEFAULT_THEME.colors[hue][NAME_SHADE] ?? '')).toBeGreaterThan(4.5)
})

/** Mantine writes initials in the darkest shade on the second lightest. */
test.each(HUES)('initials in %s are readable', (hue) => {
  const { [1]: paper, [9]: ink } = DEFAULT_THEME.colors[hue]
  expect(contrast(paper, ink)).toBeGreaterThan(4.5)
})
