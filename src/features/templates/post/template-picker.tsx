import { Modal, Skeleton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { BLOCK_NAMES } from '#blocks/names.ts'
import { templatesQuery } from '#features/templates/admin/queries.ts'
import * as m from '#features/templates/messages.ts'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import { placeAtCursor } from '#posts/admin/editor/block/block-changes.ts'
import { fromStored } from '#posts/admin/editor/stored/from-stored.ts'
import { api } from '#records/admin/api/client.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { fold } from '#shared/czech/slug.ts'
import { isOneOf } from '#shared/objects.ts'
import { text } from '#shared/words/message.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './template-picker.module.css'

const MANY = 6

export function TemplatePicker({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(templatesQuery)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState('')
  const own = (data?.items ?? []).filter(({ kind, isDeleted }) => kind === 'blocks' && !isDeleted)
  const shown = own.filter(({ name }) => fold(name).includes(fold(typed.trim())))

  async function insert(id: string): Promise<void> {
    setBusy(id)
    try {
      const { content, shortcodesConfig, notes } = await api.get('/templates/{id}/blocks', { params: { id } })
      // Its own last line is for typing on, which inserting adds.
      const nodes = (fromStored(content, shortcodesConfig).content ?? []).slice(0, content.content.length)
      editor.view.dispatch(
        placeAtCursor(
          editor.state,
          nodes.map((node) => editor.schema.nodeFromJSON(node)),
        ),
      )
      if (notes.length > 0) notify.warning(notes.map((note) => text(note)).join(' · '))
      else notify.success(SUCCESS.shortcodeAdded)
      onClose()
    } finally {
      setBusy('')
    }
  }

  return (
    <Modal opened onClose={onClose} title={m.insertTitle()}>
      {own.length > MANY && (
        <TextInput
          mb={10}
          aria-label={m.findTemplate()}
          placeholder={m.findTemplate()}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
      )}
      {!data && isError && <ReadFailure title={m.unread()} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={120} />}
      {data && own.length === 0 && <p className={css.none}>{m.noneOfBlocks()}</p>}
      <ul className={css.list}>
        {shown.map(({ id, name, blocks: kinds, words }) => (
          <li key={id}>
            <button type="button" disabled={busy !== ''} onClick={() => void insert(id).catch(() => undefined)}>
              <b>{name}</b>
              <span>
                {kinds
                  .filter((kind) => isOneOf(BLOCK_KINDS, kind))
                  .map((kind) => BLOCK_NAMES[kind]())
                  .join(' · ') || m.aboutWords({ count: words })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
