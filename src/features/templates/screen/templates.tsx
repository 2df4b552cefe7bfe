import { ActionIcon, Button, Menu, Paper, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { NameDialog } from '#features/templates/admin/name-dialog.tsx'
import { readTemplatesAgain, templatesQuery } from '#features/templates/admin/queries.ts'
import * as m from '#features/templates/messages.ts'
import { actorWord } from '#records/admin/actor-word.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { isEditor } from '#records/admin/api/user.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { newId } from '#shared/id.ts'
import { text } from '#shared/words/message.ts'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { UndoNotice } from '#ui/admin/undo-notice.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'
import css from './templates.module.css'

type Template = ResponseOf<'GET', '/templates'>['items'][number]

const setArchived = async (id: string, action: 'archive' | 'unarchive') => {
  await api.post(`/templates/{id}/${action}`, { params: { id } })
  await readTemplatesAgain()
}

export default function Templates() {
  const { data, isError, refetch } = useQuery(templatesQuery)
  const [archived, setLastArchived] = useState<Template>()
  const [renamed, setRenamed] = useState<Template>()
  const live = (data?.items ?? []).filter(({ isDeleted }) => !isDeleted)
  const gone = (data?.items ?? []).filter(({ isDeleted }) => isDeleted)
  const row = (template: Template) => (
    <Row
      key={template.id}
      template={template}
      onRename={() => setRenamed(template)}
      onArchive={async () => {
        await setArchived(template.id, 'archive')
        setLastArchived(template)
        notify.success(SUCCESS.archived)
      }}
    />
  )
  const section = (title: string, kind: Template['kind'], none: string) => {
    const own = live.filter((template) => template.kind === kind)
    return (
      <Paper withBorder radius="lg" component="section" aria-label={title} className={css.section}>
        <h2>{title}</h2>
        {own.length === 0 ? <p className={css.none}>{none}</p> : <ul>{own.map(row)}</ul>}
      </Paper>
    )
  }
  return (
    <Screen title={m.label()} lead={m.lead()} isNarrow>
      {archived && (
        <UndoNotice
          mb={16}
          onUndo={() => void setArchived(archived.id, 'unarchive').then(() => setLastArchived(undefined))}
          onClose={() => setLastArchived(undefined)}
        >
          {m.archivedNow({ name: archived.name })}
        </UndoNotice>
      )}
      {!data && isError && <ReadFailure title={m.unread()} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={240} />}
      {data && section(m.wholePosts(), 'post', m.noneOfPosts())}
      {data && section(m.blocksOfText(), 'blocks', m.noneOfBlocks())}
      {gone.length > 0 && isEditor() && (
        <Paper withBorder radius="lg" component="section" aria-label={m.archived()} className={css.section}>
          <h2>{m.archived()}</h2>
          <ul>{gone.map(row)}</ul>
        </Paper>
      )}
      {renamed && <Rename key={renamed.id} template={renamed} onClose={() => setRenamed(undefined)} />}
    </Screen>
  )
}

interface RowProps {
  template: Template
  onRename: () => void
  onArchive: () => Promise<void>
}

function Row({ template, onRename, onArchive }: RowProps) {
  const { id, kind, name, words, blocks, authorName, updatedAt, isDeleted } = template
  const isAskedFor = useParams()['id'] === id
  const [key] = useState(newId)
  const { isBusy, whileBusy } = useBusy()
  const navigate = useNavigate()

  const begin = () =>
    whileBusy(async () => {
      const made = await api.post('/templates/{id}/post', { params: { id }, idempotencyKey: key })
      await invalidateRecords('posts')
      if (made.notes.length > 0) notify.warning(made.notes.map((note) => text(note)).join(' · '))
      await navigate(`/admin/posts/${made.id}`)
    })

  return (
    <li
      className={css.row}
      data-shown={isAskedFor || undefined}
      ref={(item) => {
        if (isAskedFor) item?.scrollIntoView({ block: 'center' })
      }}
    >
      <div className={css.about}>
        <b>{name}</b>
        <span>
          {m.about({
            words: m.aboutWords({ count: words }),
            blocks: m.aboutBlocks({ count: blocks.length }),
            name: actorWord(authorName),
            moment: formatDate(updatedAt),
          })}
        </span>
      </div>
      {kind === 'post' && !isDeleted && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isBusy}
          leftSection={<Icon name="plus" size={15} />}
          onClick={() => void begin().catch(() => undefined)}
        >
          {m.newPost()}
        </Button>
      )}
      {isEditor() && isDeleted && (
        <Button size="compact-sm" variant="default" onClick={() => void setArchived(id, 'unarchive')}>
          {m.unarchive()}
        </Button>
      )}
      {isEditor() && !isDeleted && (
        <Menu position="bottom-end" width={190}>
          <Menu.Target>
            <ActionIcon variant="subtle" size={32} aria-label={m.actionsOf({ name })}>
              <Icon name="dots" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={onRename}>
              {m.rename()}
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="archive" size={16} />} onClick={() => void onArchive()}>
              {m.archive()}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  )
}

const Rename = ({ template: { id, name }, onClose }: { template: Template; onClose: () => void }) => (
  <NameDialog
    title={m.renameTitle()}
    name={name}
    action={m.renameTitle()}
    onSend={async (typed) => {
      await api.post('/templates/{id}/rename', { params: { id }, body: { name: typed } })
      notify.success(SUCCESS.updated)
    }}
    onClose={onClose}
  />
)
