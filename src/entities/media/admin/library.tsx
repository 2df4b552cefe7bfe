import { Button, Paper, SegmentedControl, Select } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { saidOptions } from '#shared/words/message.ts'
import { clearFilters, nothingMatches } from '#records/admin/list/messages.ts'
import * as m from '#entities/media/admin/messages.ts'
import { MediaDrawer } from '#entities/media/admin/media-drawer.tsx'
import { MediaGrid } from '#entities/media/admin/media-grid.tsx'
import { mediaScreen } from '#entities/media/admin/screen.ts'
import { UploadList } from '#entities/media/admin/upload-list.tsx'
import { ACCEPTED } from '#entities/media/admin/upload-media.ts'
import { useUploads } from '#entities/media/admin/use-uploads.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { VideosButton } from '#features/video-files/admin/videos-button.tsx'
import { FileButton } from '#ui/admin/file-button.tsx'
import { formatTotal } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { allMatching } from '#records/admin/list/all-matching.ts'
import type { BulkResult } from '#records/admin/list/bulk-result.ts'
import { LateBulkBar, LateBulkOutcome } from '#records/admin/list/late-bulk.tsx'
import { CsvButton } from '#records/admin/list/list-csv.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { ListToolbar } from '#records/admin/list/list-toolbar.tsx'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { useSelection } from '#records/admin/list/use-selection.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { listQuery, useList } from '#records/admin/queries.ts'
import { Screen } from '#ui/admin/screen.tsx'
import { EmptyState } from '#ui/admin/empty-state.tsx'
import css from './library.module.css'

const PER_PAGE = 30
const NEWEST = '-createdAt'
const SORTS = [
  { value: NEWEST, label: m.newestFirst },
  { value: 'createdAt', label: m.oldestFirst },
  { value: 'title', label: m.byName },
  { value: '-updatedAt', label: m.lastChanged },
]
const SHOWN = [
  { value: '', label: m.all, counted: m.allOf, filter: {} },
  { value: 'missing', label: m.withoutAlt, counted: m.withoutAltOf, filter: { missing: 'alt' } },
  { value: 'used', label: m.usedNowhere, counted: m.usedNowhereOf, filter: { used: 'nowhere' } },
]

export default function Library() {
  const address = useListAddress(['q', 'status', 'sort', 'page', 'missing', 'used'], {
    status: 'all',
    sort: NEWEST,
    page: '1',
  })
  const status = address.values['status'] ?? 'all'
  const parameters = { ...address.values, perPage: PER_PAGE }
  const { data, isPlaceholderData, isError, refetch } = useList<MediaRecord>('media', parameters)
  const selection = useSelection()
  const [result, setResult] = useState<BulkResult>()
  const { uploads, add, sendAgain, forget } = useUploads()
  const [isOver, setOver] = useState(false)

  const opened = useSearchParams()[0].get('open')
  const open = (id: string) => address.change({ open: id }, { keepsPage: true })
  const counts = useQueries({
    queries: SHOWN.map(({ filter }) => listQuery<MediaRecord>('media', { ...filter, perPage: 1 })),
  }).map(({ data: counted }) => counted && formatTotal(counted))

  function drop(event: React.DragEvent): void {
    event.preventDefault()
    setOver(false)
    void add([...event.dataTransfer.files])
  }

  return (
    <Screen
      title={m.media()}
      actions={
        <>
          <CsvButton collection="media" parameters={{ ...address.values, page: undefined }} />
          <Button
            component={Link}
            to="/admin/media/alt-texts"
            variant="default"
            leftSection={<Icon name="edit" size={16} />}
          >
            {m.altInRow()}
          </Button>
          <VideosButton />
          <FileButton multiple accept={ACCEPTED} onChange={(files) => void add(files)}>
            {({ onClick }) => (
              <Button leftSection={<Icon name="upload" />} onClick={onClick}>
                {m.uploadPictures()}
              </Button>
            )}
          </FileButton>
        </>
      }
    >
      <Paper
        withBorder
        radius="lg"
        className={css.library}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={(event) => {
          const { currentTarget, relatedTarget } = event
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
        }}
        onDrop={drop}
      >
        {selection.chosen.size > 0 ? (
          <LateBulkBar
            resource={mediaScreen}
            selection={selection}
            findAll={() => allMatching<MediaRecord>('media', parameters)}
            total={data?.total ?? 0}
            isTotalCapped={data?.isTotalCapped}
            status={status}
            onDone={setResult}
          />
        ) : (
          <ListToolbar options={{ searchLabel: m.search() }} address={address}>
            <SegmentedControl
              aria-label={m.whichPictures()}
              data={SHOWN.map(({ value, label, counted }, index) => {
                const total = counts[index]
                return { value, label: total === undefined ? label() : counted({ total }) }
              })}
              value={address.values['missing'] ? 'missing' : address.values['used'] ? 'used' : ''}
              onChange={(which) =>
                address.change({ missing: which === 'missing' ? 'alt' : '', used: which === 'used' ? 'nowhere' : '' })
              }
            />
            <Select
              aria-label={m.sortBy()}
              w={150}
              data={saidOptions(SORTS)}
              value={address.values['sort'] ?? NEWEST}
              onChange={(sort) => address.change({ sort: sort ?? NEWEST })}
              allowDeselect={false}
            />
          </ListToolbar>
        )}
        {result && <LateBulkOutcome result={result} resource={mediaScreen} onChange={setResult} />}
        {uploads.length > 0 && <UploadList uploads={uploads} onSendAgain={() => void sendAgain()} onForget={forget} />}
        {isError && <ReadFailure title={m.unread()} onTryAgain={refetch} m={12} />}
        {(data || !isError) && (
          <MediaGrid items={data?.items} isFaded={isPlaceholderData} selection={selection} onOpen={open} />
        )}
        {data?.total === 0 && <Empty isFiltered={address.isFiltered} onClear={address.clear} />}
        {data && data.total > 0 && (
          <ListFooter {...data} shown={data.items.length} onPage={(page) => address.change({ page: String(page) })} />
        )}
        {isOver && (
          <div className={css.over} aria-hidden="true">
            {m.dropToUpload()}
          </div>
        )}
      </Paper>
      {opened && <MediaDrawer key={opened} id={opened} onClose={() => open('')} />}
    </Screen>
  )
}

const Empty = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <EmptyState title={nothingMatches()} words={m.tryFewer()}>
      <Button variant="default" onClick={onClear}>
        {clearFilters()}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={m.noneYet()} words={m.dropHere()} />
  )
