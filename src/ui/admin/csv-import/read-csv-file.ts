/** As Czech spreadsheets save what is not UTF-8. */
const CENTRAL_EUROPEAN = 'windows-1250'

/** The text of a CSV file, whatever the spreadsheet has written it in. */
export function decodeCsv(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(CENTRAL_EUROPEAN).decode(bytes)
  }
}

export const readCsvFile = async (file: File): Promise<string> => decodeCsv(new Uint8Array(await file.arrayBuffer()))
