/** Colours reserved for people: yellow means a warning, red an error. Initials in greens are unreadable. */
export const HUES = ['grape', 'violet', 'cyan', 'pink', 'indigo', 'blue'] as const

export function hueOf(userId: string): string {
  let sum = 0
  for (const sign of userId) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973
  return HUES[sum % HUES.length] ?? 'blue'
}

/** The shade on which a white name is readable. */
export const NAME_SHADE = 9

export const nameColour = (hue: string) => `var(--mantine-color-${hue}-${NAME_SHADE})`

export const firstName = (name: string) => name.split(' ', 1)[0] ?? name
