/** What Czech spreadsheets write when not UTF-8. */
const CENTRAL_EUROPEAN = 'windows-1250'

/** What they save as “Unicode text”, recognised by the byte order mark. */
const WIDE = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

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
