/** Colours that stand for people, and for nothing else. */
const HUES = ['teal', 'grape', 'orange', 'cyan', 'pink', 'lime', 'indigo', 'yellow']

/** Everybody has the same one on every screen. */
export function hueOf(userId: string): string {
  let sum = 0
  for (const sign of userId) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973
  return HUES[sum % HUES.length] ?? 'teal'
}

export const firstName = (name: string) => name.split(' ', 1)[0] ?? name
