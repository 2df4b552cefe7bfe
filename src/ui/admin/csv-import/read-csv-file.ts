/** As Czech spreadsheets save what is not UTF-8. */
const CENTRAL_EUROPEAN = 'windows-1250'

/** As they save “Unicode text”; its first two bytes say so. */
const WIDE = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

/** The text of a CSV file, whatever the spreadsheet has written it in. */
export function decodeCsv(bytes: Uint8Array): string {
  const wide = WIDE.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  if (wide) return new TextDecoder(wide.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(CENTRAL_EUROPEAN).decode(bytes)
  }
}

export const readCsvFile = async (file: File): Promise<string> => decodeCsv(new Uint8Array(await file.arrayBuffer()))
