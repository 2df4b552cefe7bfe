import { readFileSync } from 'node:fs'

/** A piece of code in a recipe: a new file, or lines that go into one. */
export interface Piece {
  file: string
  isDiff: boolean
  lines: string[]
}

const FENCE = /^```(ts|tsx|diff)\n([^]*?)^```$/gm
const NAME = /^\/\/ (\S+)$/

/** Every piece of code in a recipe. Each says in its first line which file it is about. */
export function piecesOf(recipe: string): Piece[] {
  const text = readFileSync(recipe, 'utf8')
  return [...text.matchAll(FENCE)].map(([, language, code = '']) => {
    const [first = '', ...lines] = code.trimEnd().split('\n')
    const [, file] = NAME.exec(first) ?? []
    if (!file) throw new Error(`${recipe}: the code under “${first}” does not say in its first line where it goes.`)
    return { file, isDiff: language === 'diff', lines }
  })
}

/**
 * The file after a piece: what has a plus comes after the line before it, what has a minus goes, and the others must be
 * there in this order. What has a plus and no line before it comes first.
 */
export function applied({ file, isDiff, lines }: Piece, source: string): string {
  if (!isDiff) return `${lines.join('\n')}\n`
  const result = source.split('\n')
  let at = 0
  for (const line of lines) {
    const text = line.slice(1)
    if (line.startsWith('+')) result.splice(at++, 0, text)
    else {
      const found = result.indexOf(text, at)
      if (found < 0) throw new Error(`${file} has no line “${text}”.`)
      if (line.startsWith('-')) result.splice(found, 1)
      at = line.startsWith('-') ? found : found + 1
    }
  }
  return result.join('\n')
}
