import * as m from '#features/links/messages.ts'
import { Alert, Anchor, Button, Group, List, Paper, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { recordPath } from '#admin/record-path.ts'
import { type BlockList, type BlockListSaved, MAX_TEXT } from '#features/links/schema.ts'
import { ApiError, isAbort } from '#records/admin/api/api-error.ts'
import { api, download } from '#records/admin/api/client.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import { untitled } from '#records/admin/messages.ts'

const COLLECTION = 'blocked-addresses'

export default function Blocked() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['records', COLLECTION, 'list'],
    queryFn: ({ signal }) => api.get('/blocked-addresses', { signal }),
  })
  return (
    <Stack gap={16}>
      {isError && <ReadFailure title={m.listUnread()} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={160} />}
      {data && <Hits list={data} />}
      {data && <Replace list={data} />}
    </Stack>
  )
}

function Hits({ list: { count, total, items } }: { list: BlockList }) {
  if (count === 0) return null
  if (total === 0) {
    return (
      <Alert color="gray" icon={<Icon name="check" />}>
        {m.noneBlocked()}
      </Alert>
    )
  }
  return (
    <Alert color="red" icon={<Icon name="blocked" />} title={m.leadToBlocked({ count: total })}>
      <List size="sm">
        {items.map(({ url, blocked, uses, useCount }) => (
          <List.Item key={url}>
            {rich(m.onListAs, { mono: (inner) => <span className="mono">{inner}</span>, url, blocked })}{' '}
            {uses.map(({ collection, id, title }, index) => (
              <span key={id + collection}>
                {index > 0 && ', '}
                <Anchor component={Link} to={recordPath(collection, id) ?? ''} size="sm">
                  {title || untitled()}
                </Anchor>
              </span>
            ))}
            {uses.length < useCount && <> {m.andMore({ number: useCount - uses.length })}</>}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

function Replace({ list: { count, version, updatedAt, updatedBy } }: { list: BlockList }) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const [unread, setUnread] = useState<BlockListSaved['unread']>()

  async function replace(): Promise<void> {
    setBusy(true)
    setMessage(undefined)
    try {
      const saved = await api.post('/blocked-addresses/import', { body: { text, version } })
      setUnread(saved.unread)
      setText('')
      notify.success(SUCCESS.updated)
    } catch (error) {
      if (isAbort(error)) return
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
    } finally {
      setBusy(false)
      await invalidateRecords(COLLECTION)
    }
  }

  return (
    <Paper withBorder radius="lg" p={20} component="section" aria-label={m.theList()}>
      <Group justify="space-between" mb={6}>
        <Title order={2} fz={15}>
          {count === 0 ? m.noList() : m.countOfBlocked({ number: count })}
        </Title>
        {count > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Icon name="download" size={15} />}
            onClick={() => void download('/blocked-addresses/list.txt').catch(() => undefined)}
          >
            {m.wholeList()}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb={12}>
        {updatedAt && (
          <>
            <span>{m.replaced({ moment: formatDateTime(updatedAt), name: updatedBy })}</span>{' '}
          </>
        )}
        <span>{m.pasteList()}</span>
      </Text>
      <Textarea
        label={m.newList()}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rows={8}
        maxLength={MAX_TEXT}
        spellCheck={false}
        classNames={{ input: 'mono' }}
      />
      <FormMessage>{message}</FormMessage>
      <Group mt={12}>
        <Button onClick={() => void replace()} loading={isBusy} disabled={text.trim() === ''}>
          {m.replaceList()}
        </Button>
        <FileButton accept="text/plain,text/csv,.txt,.csv" onChange={(file) => void file?.text().then(setText)}>
          {(props) => (
            <Button variant="default" leftSection={<Icon name="upload" size={16} />} {...props}>
              {m.chooseFile()}
            </Button>
          )}
        </FileButton>
      </Group>
      {unread && (
        <Text size="sm" mt={12} role="status">
          {unread.count === 0
            ? m.allRead()
            : (unread.count > unread.lines.length ? m.unreadLinesMore : m.unreadLines)({
                count: unread.count,
                lines: unread.lines.map((line) => m.quoted({ line })).join(', '),
              })}
        </Text>
      )}
    </Paper>
  )
}
