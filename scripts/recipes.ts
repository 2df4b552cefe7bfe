import { readFileSync } from 'node:fs'

/** A code snippet of a recipe: a new file, or lines to insert into one. */
export interface Piece {
  file: string
  isDiff: boolean
  lines: string[]
}

const FENCE = /^```(ts|tsx|diff)\n([^]*?)^```$/gm
const NAME = /^\/\/ (\S+)$/

/** All code snippets of a recipe. The first line of each names its file. */
export function piecesOf(recipe: string): Piece[] {
  const text = readFileSync(recipe, 'utf8')
  return [...text.matchAll(FENCE)].map(([, language, code = '']) => {
    const [first = '', ...lines] = code.trimEnd().split('\n')
    const [, file] = NAME.exec(first) ?? []
    if (!file) throw new Error(`${recipe}: the code under “${first}” does not say in its first line where it goes.`)
    return { file, isDiff: language === 'diff', lines }
  })
}

/** Inserts `+` lines after the line before them and removes `-` lines; all others must exist in this order. */
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
