const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)

/** `tag('a', { href }, inside)`; attributes that are empty are left out. */
export function tag(name: string, attrs: Record<string, string | undefined>, inside: string): string {
  const written = Object.entries(attrs).map(([key, value]) => (value ? ` ${key}="${escapeHtml(value)}"` : ''))
  return `<${name}${written.join('')}>${inside}</${name}>`
}
