/** Placeholders writers leave behind. „XXX“ would be a Roman numeral only after a name, which these texts do not contain. */
const LEFTOVER = /(?<![\p{L}\d])(?:TODO|FIXME|TBD|TBA|DOPLNIT|OVĚŘIT|[xX]{3,8}|lorem ipsum)(?![\p{L}\d])|\?{3,9}/u

interface Leftover {
  word: string
  from: number
  to: number
}

export function leftoverIn(text: string): Leftover | undefined {
  const found = LEFTOVER.exec(text)
  return found ? { word: found[0], from: found.index, to: found.index + found[0].length } : undefined
}
