/** Of a link, and of a menu that is kept as blocks. */
const START = /(?:href=|"url":)["']/g
const MAX_LENGTH = 1000

/** The addresses that a text leads to, as they are written there. */
export function* addressesIn(html: string): Generator<string> {
  for (const { 0: start, index } of html.matchAll(START)) {
    const from = index + start.length
    const end = html.indexOf(start.slice(-1), from)
    if (end !== -1 && end - from <= MAX_LENGTH) yield html.slice(from, end)
  }
}
