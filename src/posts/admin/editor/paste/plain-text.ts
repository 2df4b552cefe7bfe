let markdown: ((text: string) => string) | undefined

/** For pasted Markdown, which few paste. */
export async function loadMarkdown(): Promise<void> {
  const { marked } = await import('marked')
  markdown = (text) => marked.parse(text, { async: false, gfm: true })
}

const BLOCK_MARK = /^ {0,3}(?:#{1,6} |[-*+] |\d{1,3}[.)] |> |```|\|.)/m

/** `**bold**` or `[words](address)`. */
function hasInlineMark(text: string): boolean {
  const bold = text.indexOf('**')
  if (bold !== -1 && text.indexOf('**', bold + '**x'.length) !== -1) return true
  const link = text.indexOf('](')
  return link > 0 && text.lastIndexOf('[', link) !== -1 && text.includes(')', link)
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const isMarkdown = (text: string) => BLOCK_MARK.test(text) || hasInlineMark(text)

/** Whether the text has marks that cannot be read yet. */
export const needsMarkdown = (text: string): boolean => !markdown && isMarkdown(text)

export function htmlOfText(text: string, isPlain: boolean): string {
  const clean = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  if (isPlain) return paragraphs(clean)
  const rows = tableIn(clean)
  if (rows) return tableOf(rows)
  return markdown && isMarkdown(clean) ? markdown(clean) : paragraphs(clean)
}

const paragraphs = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')

/** Tab-separated rows, all of the same width. */
function tableIn(text: string): string[][] | undefined {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'))
  const width = rows[0]?.length ?? 0
  return rows.length > 1 && width > 1 && rows.every((row) => row.length === width) ? rows : undefined
}

const hasDigit = (cell: string) => /\d/.test(cell)

/** The first row is a header if it has only words and there is at least one number below. */
function tableOf([first = [], ...rest]: string[][]): string {
  const isHead = first.every((cell) => cell.trim() !== '' && !hasDigit(cell)) && rest.some((row) => row.some(hasDigit))
  const row = (cells: string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell.trim())}</${tag}>`).join('')}</tr>`
  return `<table>${row(first, isHead ? 'th' : 'td')}${rest.map((cells) => row(cells, 'td')).join('')}</table>`
}
