import { Alert, Button, Checkbox, FileInput, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import * as m from '#admin/settings/messages.ts'
import { ApiError, NO_CONNECTION } from '#records/admin/api/api-error.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { upload } from '#records/admin/api/upload.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatBytes } from '#ui/admin/format.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

type Summary = ResponseOf<'POST', '/import'>

const MAX_BYTES = 50_000_000

export function ImportForm() {
  const [file, setFile] = useState<File | null>(null)
  const [isReplacing, setReplacing] = useState(false)
  const [done, setDone] = useState<number>()
  const [summary, setSummary] = useState<Summary>()
  const [failure, setFailure] = useState<ApiError>()
  const isTooLarge = file !== null && file.size > MAX_BYTES

  async function send(chosen: File): Promise<void> {
    const isWanted = await confirm({
      title: m.importFile({ name: chosen.name }),
      body: isReplacing ? m.replacedByFile() : m.onlyNewAdded(),
      action: m.importIt(),
      isDangerous: isReplacing,
    })
    if (!isWanted) return
    setSummary(undefined)
    setFailure(undefined)
    setDone(0)
    try {
      const fields = { replace: String(isReplacing) }
      setSummary(await upload('/import', chosen, { onProgress: setDone, fields }))
      setFile(null)
      notify.success(SUCCESS.completed)
      await queryClient.invalidateQueries({ queryKey: ['records'] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setDone(undefined)
    }
  }

  return (
    <Stack gap={14} mt={14} align="start">
      <FileInput
        label={m.file()}
        placeholder="content-2026-11-15.json"
        accept="application/json,.json"
        w="100%"
        maw={340}
        clearable
        clearButtonProps={{ 'aria-label': m.clearFile() }}
        value={file}
        onChange={setFile}
        error={isTooLarge && m.fileTooLarge({ size: formatBytes(file.size) })}
      />
      <Checkbox
        label={m.replaceRecords()}
        checked={isReplacing}
        onChange={(event) => setReplacing(event.currentTarget.checked)}
      />
      {done === undefined ? (
        <Button variant="default" disabled={!file || isTooLarge} onClick={() => file && void send(file)}>
          {m.importIt()}
        </Button>
      ) : (
        <div style={{ width: 340, maxWidth: '100%' }} role="status">
          <Progress value={done * 100} animated={done === 1} aria-label={m.sendingFile()} />
          <Text size="xs" c="dimmed" mt={6}>
            {done < 1 ? m.fileIsSent() : m.serverStores()}
          </Text>
        </div>
      )}
      {summary && (
        <Alert color="green" title={m.imported()} w="100%">
          {m.importedWhat({ ...summary, count: summary.created })}
        </Alert>
      )}
      {failure && !failure.isRefusal && (
        <Alert color="red" title={m.importUnknown()} w="100%">
          {m.importAgain({ reason: failure.code === NO_CONNECTION ? m.responseLost() : failure.message })}
        </Alert>
      )}
      {failure?.isRefusal && (
        <Alert color="red" title={m.nothingImported()} w="100%">
          {failure.message}
          {failure.fields.length > 0 && (
            <ul>
              {failure.fields.map(({ path, message }) => (
                <li key={path}>
                  <b>{path}</b>: {message}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </Stack>
  )
}
