const TYPES = { '\\pngblip': 'image/png', '\\jpegblip': 'image/jpeg' }
const GROUP = '{\\pict'
const MAX_PICTURES = 50

const isHex = (letter: string) => (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f')

/** Word puts pictures of copied text only into RTF; its HTML refers to local files. */
export function picturesInRtf(rtf: string): Blob[] {
  const found: Blob[] = []
  for (let at = rtf.indexOf(GROUP); at !== -1 && found.length < MAX_PICTURES; at = rtf.indexOf(GROUP, at + 1)) {
    const { words, hex } = readGroup(rtf, at)
    const type = Object.entries(TYPES).find(([word]) => words.has(word))?.[1]
    // Skips metafiles, which are fallbacks for other programs.
    if (type && hex.length > 0) found.push(new Blob([bytesOf(hex)], { type }))
  }
  return found
}

/** Control words of a group and its own hexadecimal digits, without nested groups. */
function readGroup(rtf: string, start: number): { words: Set<string>; hex: string } {
  const words = new Set<string>()
  const digits: string[] = []
  let depth = 0
  for (let at = start; at < rtf.length; at++) {
    const letter = rtf.charAt(at)
    if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) break
    else if (letter === '\\') {
      const end = endOfWord(rtf, at)
      if (depth === 1) words.add(/^\\[A-Za-z*]*/.exec(rtf.slice(at, end))?.[0] ?? '')
      at = end - 1
    } else if (depth === 1 && isHex(letter.toLowerCase())) digits.push(letter)
  }
  return { words, hex: digits.join('') }
}

function endOfWord(rtf: string, start: number): number {
  let end = start + 1
  while (end < rtf.length && /[A-Za-z0-9*-]/.test(rtf.charAt(end))) end++
  return end
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor(hex.length / 2))
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16)
  return bytes
}
