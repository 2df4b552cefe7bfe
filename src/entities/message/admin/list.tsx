import { Paper, SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import * as m from '#entities/message/admin/messages.ts'
import { MessageList } from '#entities/message/admin/message-list.tsx'
import { MessagePane } from '#entities/message/admin/message-pane.tsx'
import type { Message } from '#entities/message/schema.ts'
import { CsvButton } from '#records/admin/list/list-csv.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { SearchField } from '#records/admin/list/list-toolbar.tsx'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { useList } from '#records/admin/queries.ts'
import { Screen } from '#ui/admin/screen.tsx'
import css from './messages.module.css'

const PER_PAGE = 25

const FOLDERS = {
  inbox: { label: m.inbox, filter: {}, empty: m.inboxEmpty },
  unread: { label: m.unread, filter: { isRead: 'false' }, empty: m.allRead },
  archive: { label: m.archive, filter: { status: 'archived' }, empty: m.archiveEmpty },
}
type Folder = keyof typeof FOLDERS
const isFolder = (name: string): name is Folder => name in FOLDERS

export default function Messages() {
  const address = useListAddress(['q', 'folder', 'page'], { folder: 'inbox', page: '1' })
  const { q = '', folder = 'inbox', page = '1' } = address.values
  const { filter, empty } = FOLDERS[isFolder(folder) ? folder : 'inbox']
  const { data, isPlaceholderData, isError, refetch } = useList<Message>('messages', {
    ...filter,
    q,
    page,
    perPage: PER_PAGE,
  })
  const opened = useSearchParams()[0].get('open') ?? undefined
  const open = (id: string) => address.change({ open: id }, { keepsPage: true })

  /** From the current address, not the rendered one: until a message is archived, another may be opened. */
  const close = (id: string) => {
    if (new URLSearchParams(window.location.search).get('open') === id) open('')
  }

  return (
    <Screen
      title={m.title()}
      lead={m.lead()}
      actions={<CsvButton collection="messages" parameters={{ ...filter, q }} />}
    >
      <Paper withBorder radius="lg" className={css.messages} data-open={opened ? true : undefined}>
        <div className={css.side}>
          <div className={css.tools}>
            <SearchField
              label={m.search()}
              value={q}
              onChange={(typed) => address.change({ q: typed }, { replace: true })}
            />
            <SegmentedControl
              fullWidth
              aria-label={m.folder()}
              data={Object.entries(FOLDERS).map(([value, { label }]) => ({ value, label: label() }))}
              value={folder}
              onChange={(next) => address.change({ folder: next })}
            />
          </div>
          {isError && <ReadFailure title={m.listUnread()} onTryAgain={refetch} m={12} />}
          {(data || !isError) && (
            <MessageList
              items={data?.items}
              isFaded={isPlaceholderData}
              opened={opened}
              onOpen={open}
              empty={q ? m.noMatch() : empty()}
            />
          )}
          {data && data.total > PER_PAGE && (
            <ListFooter {...data} shown={data.items.length} onPage={(next) => address.change({ page: String(next) })} />
          )}
        </div>
        <div className={css.pane}>
          {opened ? (
            <MessagePane key={opened} id={opened} onClose={() => close(opened)} />
          ) : (
            <p className={css.hint}>{m.chooseOne()}</p>
          )}
        </div>
      </Paper>
    </Screen>
  )
}
