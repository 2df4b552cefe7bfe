import { Alert, Button, Modal, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '#records/admin/api/api-error.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api, download } from '#records/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { plural } from '#ui/admin/format.ts'
import { readCsvFile } from '#records/admin/csv-import/read-csv-file.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { undoSteps } from '#records/admin/list/bulk.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './redirects.module.css'

type Report = ResponseOf<'POST', '/redirects/import'>
type LineResult = Report['results'][number]

export function RedirectCsv() {
  const [report, setReport] = useState<Report>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    setReport(undefined)
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
      const response = await api.post('/redirects/import', { body: { csv } })
      setReport(response)
      if (response.results.every(({ ok }) => ok)) notify.success(SUCCESS.completed)
      await invalidateRecords('redirects')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.fields[0]?.message ?? error.message)
    } finally {
      setBusy(false)
    }
  }

  async function undo({ results }: Report): Promise<void> {
    const steps = results.flatMap((result) => result.undo ?? [])
    setBusy(true)
    try {
      const { failures, unanswered } = await undoSteps('redirects', steps, new Map())
      close()
      if (failures.length + unanswered.length === 0) return notify.success(SUCCESS.completed)
      await confirm({
        title: `${failures.length + unanswered.length} of ${plural(steps.length, 'rule', 'rules')} stay as imported`,
        body: failures[0]?.message ?? 'The server stopped responding.',
        action: 'Close',
        isNotice: true,
      })
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
        opened={report !== undefined || refusal !== undefined}
        onClose={close}
        title={refusal ? 'Nothing was imported' : 'What the import did'}
        size="lg"
      >
        {report && <Results report={report} onUndo={() => void undo(report)} isBusy={isBusy} />}
        {refusal && <Text size="sm">{refusal}</Text>}
      </Modal>
    </>
  )
}

interface ResultsProps {
  report: Report
  isBusy: boolean
  onUndo: () => void
}

function Results({ report: { results, unknown, unread }, isBusy, onUndo }: ResultsProps) {
  const count = (did: LineResult['did']) => results.filter((result) => result.ok && result.did === did).length
  const refused = results.filter(({ ok }) => !ok)
  return (
    <>
      <Text size="sm">
        {plural(results.length, 'line', 'lines')}: {count('created')} added, {count('updated')} changed,{' '}
        {count('nothing')} as they were, {refused.length} refused.
        {unread > 0 && ` After so many mistakes the other ${plural(unread, 'line was', 'lines were')} not imported.`}
        {unknown.length > 0 && ` Ignored, because rules have no such column: ${unknown.join(', ')}.`}
      </Text>
      {results.some((result) => result.undo) && (
        <Button
          mt={14}
          variant="default"
          leftSection={<Icon name="undo" size={16} />}
          loading={isBusy}
          onClick={onUndo}
        >
          Undo the import
        </Button>
      )}
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
