import { Alert, Button, Modal, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { text } from '#shared/words/message.ts'
import { saidOf } from '#shared/app-error.ts'
import { close as closeIt } from '#ui/admin/messages.ts'
import * as m from '#entities/redirect/admin/messages.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api, download } from '#records/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { readCsvFile } from '#records/admin/csv-import/read-csv-file.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { undoSteps } from '#records/admin/list/bulk.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'
import css from './redirects.module.css'

type Report = ResponseOf<'POST', '/redirects/import'>
type LineResult = Report['results'][number]

export function RedirectCsv() {
  const [report, setReport] = useState<Report>()
  const [refusal, setRefusal] = useState<string>()
  const { isBusy, whileBusy } = useBusy()
  const close = () => {
    setReport(undefined)
    setRefusal(undefined)
  }

  async function take(file: File | null): Promise<void> {
    if (!file) return
    const csv = await readCsvFile(file)
    const isWanted = await confirm({
      title: m.importFile({ name: file.name }),
      body: m.importBody(),
      action: m.importIt(),
    })
    if (!isWanted) return
    try {
      const response = await whileBusy(() => api.post('/redirects/import', { body: { csv } }))
      setReport(response)
      if (response.results.every(({ ok }) => ok)) notify.success(SUCCESS.completed)
      await invalidateRecords('redirects')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.fields[0]?.message ?? error.message)
    }
  }

  async function undo({ results }: Report): Promise<void> {
    const steps = results.flatMap((result) => result.undo ?? [])
    const { failures, unanswered } = await whileBusy(() => undoSteps('redirects', steps, new Map()))
    close()
    if (failures.length + unanswered.length === 0) return notify.success(SUCCESS.completed)
    await confirm({
      title: m.stayImported({ stayed: failures.length + unanswered.length, count: steps.length }),
      body: failures[0]?.message ?? m.stoppedResponding(),
      action: closeIt(),
      isNotice: true,
    })
  }

  return (
    <>
      <FileButton accept=".csv,text/csv" onChange={(file) => void take(file).catch(() => undefined)}>
        {({ onClick }) => (
          <Button variant="default" leftSection={<Icon name="upload" size={16} />} loading={isBusy} onClick={onClick}>
            {m.importCsv()}
          </Button>
        )}
      </FileButton>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={16} />}
        onClick={() => void download('/redirects/export.csv').catch(() => undefined)}
      >
        {m.exportCsv()}
      </Button>
      <Modal
        opened={report !== undefined || refusal !== undefined}
        onClose={close}
        title={refusal ? m.nothingImported() : m.whatImportDid()}
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
        {[
          m.linesDone({
            count: results.length,
            created: count('created'),
            updated: count('updated'),
            same: count('nothing'),
            refused: refused.length,
          }),
          unread > 0 && m.linesUnread({ count: unread }),
          unknown.length > 0 && m.columnsIgnored({ columns: unknown.join(', ') }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {results.some((result) => result.undo) && (
        <Button
          mt={14}
          variant="default"
          leftSection={<Icon name="undo" size={16} />}
          loading={isBusy}
          onClick={onUndo}
        >
          {m.undoImport()}
        </Button>
      )}
      {refused.length > 0 && (
        <Alert color="red" mt={14} title={m.linesLeftOut()}>
          <div className={css.failures}>
            <Table>
              <Table.Tbody>
                {refused.map(({ line, message, ...words }) => (
                  <Table.Tr key={line}>
                    <Table.Th scope="row" w={70}>
                      {m.line({ number: String(line) })}
                    </Table.Th>
                    <Table.Td>{message && text(saidOf({ message, ...words }))}</Table.Td>
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
