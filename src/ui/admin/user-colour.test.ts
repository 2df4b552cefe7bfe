import { DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'
import { HUES, NAME_SHADE } from '#ui/admin/user-colour.ts'

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG. */
const contrast = (light: string, dark: string) => (luminance(light) + 0.05) / (luminance(dark) + 0.05)

test.each(HUES)('a white name on %s is readable', (hue) => {
  expect(contrast('#ffffff', DEFAULT_THEME.colors[hue][NAME_SHADE] ?? '')).toBeGreaterThan(4.5)
})

/** Mantine writes initials in the darkest shade on the second lightest. */
test.each(HUES)('initials in %s are readable', (hue) => {
  const { [1]: paper, [9]: ink } = DEFAULT_THEME.colors[hue]
  expect(contrast(paper, ink)).toBeGreaterThan(4.5)
})
