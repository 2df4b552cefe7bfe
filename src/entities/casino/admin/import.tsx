import { casinoScreen } from '#entities/casino/admin/screen.ts'
import { CASINO_WORDS } from '#entities/casino/admin/words.ts'
import { ImportScreen } from '#records/admin/csv-import/import-screen.tsx'

export default function CasinoImport() {
  return <ImportScreen screen={casinoScreen} words={CASINO_WORDS} />
}
