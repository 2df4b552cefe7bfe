/** Colours that stand for people, and for nothing else: yellow is a warning, red an error. Initials in greens cannot be read. */
export const HUES = ['grape', 'violet', 'cyan', 'pink', 'indigo', 'blue'] as const

/** Everybody has the same one on every screen. */
export function hueOf(userId: string): string {
  let sum = 0
  for (const sign of userId) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973
  return HUES[sum % HUES.length] ?? 'blue'
}

/** The shade on which a white name can be read. */
export const NAME_SHADE = 9

/** Behind a name that stands where somebody writes. */
export const nameColour = (hue: string) => `var(--mantine-color-${hue}-${NAME_SHADE})`

export const firstName = (name: string) => name.split(' ', 1)[0] ?? name
