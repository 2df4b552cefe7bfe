import { DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'
import { HUES, NAME_SHADE } from '#ui/admin/who.ts'

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** As WCAG counts it. */
function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test.each(HUES)('a white name on %s can be read', (hue) => {
  expect(contrastWithWhite(DEFAULT_THEME.colors[hue][NAME_SHADE] ?? '')).toBeGreaterThan(4.5)
})
