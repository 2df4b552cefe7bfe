import { Alert, Button, Checkbox, FileInput, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ApiError, NO_CONNECTION } from '#records/admin/api/api-error.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { upload } from '#records/admin/api/upload.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatBytes, plural } from '#ui/admin/format.ts'
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
      title: `Import ${chosen.name}?`,
      body: isReplacing
        ? 'Records that are in the file and here already are replaced by those of the file. Make an export first if you may want them back.'
        : 'New records are added. If a record of the file is here already, nothing is imported.',
      action: 'Import',
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
        label="File"
        placeholder="content-2026-11-15.json"
        accept="application/json,.json"
        w="100%"
        maw={340}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the file' }}
        value={file}
        onChange={setFile}
        error={
          isTooLarge && `The file has ${formatBytes(file.size)}; above 50 MB use the command line: npm run cli import`
        }
      />
      <Checkbox
        label="Replace records that are here already"
        checked={isReplacing}
        onChange={(event) => setReplacing(event.currentTarget.checked)}
      />
      {done === undefined ? (
        <Button variant="default" disabled={!file || isTooLarge} onClick={() => file && void send(file)}>
          Import
        </Button>
      ) : (
        <div style={{ width: 340, maxWidth: '100%' }} role="status">
          <Progress value={done * 100} animated={done === 1} aria-label="Sending the file" />
          <Text size="xs" c="dimmed" mt={6}>
            {done < 1 ? 'Sending the file…' : 'The server checks and stores it. This may take a minute.'}
          </Text>
        </div>
      )}
      {summary && (
        <Alert color="green" title="Imported" w="100%">
          {plural(summary.created, 'record', 'records')} added, {summary.replaced} replaced, {summary.unchanged} as they
          were.
        </Alert>
      )}
      {failure && !failure.isRefusal && (
        <Alert color="red" title="It is not known whether the file was imported" w="100%">
          {failure.code === NO_CONNECTION ? 'The server’s response was lost.' : failure.message} Import the same file
          again: if it was stored, its records are reported as already here, or as they were.
        </Alert>
      )}
      {failure?.isRefusal && (
        <Alert color="red" title="Nothing was imported" w="100%">
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
