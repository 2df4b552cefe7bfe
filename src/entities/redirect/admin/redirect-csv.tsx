import { Alert, Button, Modal, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '#ui/admin/api/api-error.ts'
import { api, download } from '#ui/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { plural } from '#ui/admin/format.ts'
import { readCsvFile } from '#ui/admin/csv-import/read-csv-file.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { invalidateRecords } from '#ui/admin/records/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './redirects.module.css'

interface LineResult {
  line: number
  ok: boolean
  did?: 'created' | 'updated' | 'nothing'
  message?: string
}

/** Exports all rules as CSV and imports them. */
export function RedirectCsv() {
  const [results, setResults] = useState<LineResult[]>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    setResults(undefined)
    setRefusal(undefined)
  }

  async function take(file: File | null): Promise<void> {
    if (!file) return
    const csv = await readCsvFile(file)
    const isWanted = await confirm({
      title: `Import ${file.name}?`,
      body: 'Rules for addresses that have one already are changed, the others are added. None is deleted.',
      action: 'Import',
    })
    if (!isWanted) return
    setBusy(true)
    try {
      const response = await api<{ results: LineResult[] }>('POST', '/redirects/import', {
        body: { csv },
      })
      setResults(response.results)
      if (response.results.every(({ ok }) => ok)) notify.success(SUCCESS.completed)
      await invalidateRecords('redirects')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.fields[0]?.message ?? error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <FileButton accept=".csv,text/csv" onChange={(file) => void take(file).catch(() => undefined)}>
        {({ onClick }) => (
          <Button variant="default" leftSection={<Icon name="upload" size={16} />} loading={isBusy} onClick={onClick}>
            Import CSV
          </Button>
        )}
      </FileButton>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={16} />}
        onClick={() => void download('/redirects/export.csv').catch(() => undefined)}
      >
        Export CSV
      </Button>
      <Modal
        opened={results !== undefined || refusal !== undefined}
        onClose={close}
        title={refusal ? 'Nothing was imported' : 'What the import did'}
        size="lg"
      >
        {results && <Results results={results} />}
        {refusal && <Text size="sm">{refusal}</Text>}
      </Modal>
    </>
  )
}

function Results({ results }: { results: LineResult[] }) {
  const count = (did: LineResult['did']) => results.filter((result) => result.ok && result.did === did).length
  const refused = results.filter(({ ok }) => !ok)
  return (
    <>
      <Text size="sm">
        {plural(results.length, 'line', 'lines')}: {count('created')} added, {count('updated')} changed,{' '}
        {count('nothing')} as they were, {refused.length} refused.
      </Text>
      {refused.length > 0 && (
        <Alert color="red" mt={14} title="Lines that were left out">
          <div className={css.failures}>
            <Table>
              <Table.Tbody>
                {refused.map(({ line, message }) => (
                  <Table.Tr key={line}>
                    <Table.Th scope="row" w={70}>
                      Line {line}
                    </Table.Th>
                    <Table.Td>{message}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        </Alert>
      )}
    </>
  )
}
