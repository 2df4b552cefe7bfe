import { bookmakerScreen } from '#entities/bookmaker/admin/screen.ts'
import { BOOKMAKER_WORDS } from '#entities/bookmaker/admin/words.ts'
import { ImportScreen } from '#records/admin/csv-import/import-screen.tsx'

export default function BookmakerImport() {
  return <ImportScreen screen={bookmakerScreen} words={BOOKMAKER_WORDS} />
}
