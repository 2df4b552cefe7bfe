import { casinoScreen } from '#entities/casino/admin/screen.ts'
import { ImportScreen } from '#records/admin/csv-import/import-screen.tsx'

export default function CasinoImport() {
  return <ImportScreen screen={casinoScreen} />
}
