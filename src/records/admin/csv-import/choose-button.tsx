import { Button } from '@mantine/core'
import { readCsvFile } from '#records/admin/csv-import/read-csv-file.ts'
import type { Import } from '#records/admin/csv-import/use-import.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { Icon } from '#ui/admin/icon.tsx'

interface ChooseButtonProps {
  work: Import
  label: string
  isPlain?: boolean
}

export function ChooseButton({ work, label, isPlain = false }: ChooseButtonProps) {
  const take = async (file: File | null) => {
    if (file) work.choose({ name: file.name, csv: await readCsvFile(file), edits: [], leftOut: [], overwrite: [] })
  }
  return (
    <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void take(file)}>
      {({ onClick }) => (
        <Button
          variant={isPlain ? 'default' : 'filled'}
          leftSection={isPlain ? undefined : <Icon name="upload" size={16} />}
          onClick={onClick}
        >
          {label}
        </Button>
      )}
    </FileButton>
  )
}
