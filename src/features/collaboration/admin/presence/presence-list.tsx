import * as m from '#features/collaboration/messages.ts'
import { Avatar } from '@mantine/core'
import { use, useEffect, useRef } from 'react'
import { stampOf } from '#records/changes/waiting-change.ts'
import { isWriting } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { changesQuery } from '#records/admin/changes/queries.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { CaretsContext, type OtherCaret } from '#features/collaboration/admin/presence/caret-store.ts'
import type { Present } from '#features/collaboration/shared/present.ts'
import { usePresence } from '#features/collaboration/admin/presence/use-presence.ts'
import type { RecordBase } from '#records/admin/resource.ts'
import { currentUser } from '#records/admin/api/user.ts'
import { useTip } from '#ui/admin/use-tip.tsx'
import { firstName, hueOf, nameColour } from '#ui/admin/user-colour.ts'
import css from './presence.module.css'
import { text } from '#shared/words/message.ts'

/** “Matěj and Tereza are here” */
function wordsFor(names: string[]): string {
  if (names.length === 0) return ''
  if (names.length === 1) return m.isHere({ name: names[0] ?? '' })
  return m.areHere({ names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
}

interface WhoIsHereProps {
  recordForm: Pick<RecordForm<object, RecordBase>, 'resource' | 'state' | 'access' | 'merge'>
  record: RecordBase
}

export function PresenceList({ recordForm, record }: WhoIsHereProps) {
  const carets = use(CaretsContext)
  const notified = useRef(0)
  const { resource, state, access, merge } = recordForm
  const { collection, one } = resource
  const { queryKey } = changesQuery(collection, record.id)
  const readFor = useRef('')
  /** Reads the list again unless it is the server's; once for each state, should the two never agree. */
  const catchUpChanges = (stamp: string) => {
    const listed = queryClient.getQueryData(queryKey)
    if (!listed || stamp === stampOf(listed) || stamp === readFor.current) return
    readFor.current = stamp
    void queryClient.invalidateQueries({ queryKey, exact: true })
  }
  const onPresence = (now: Present) => {
    access.setReadOnly(now.readOnly ? text(now.readOnly) : '', now.maySuggest)
    catchUpChanges(now.changes)
    if (now.version <= Math.max(record.version, notified.current) || !now.savedBy || state.status === 'saving') return
    const { id, name } = now.savedBy
    const me = currentUser()
    // Scheduled work is done in the planner's name, but not in one of their windows.
    const isMe = id === me.id && name === me.name
    // The newer version may be our own: its response is on its way, or was lost, which a retry finds out.
    if (isMe && (isWriting() || state.failure)) return
    notified.current = now.version
    const words = isMe ? m.changedInWindow({ noun: one }) : m.changedBy({ name, noun: one })
    void merge.catchUp(words).catch(() => undefined)
  }
  const present = usePresence({ collection, recordId: record.id, changeId: state.change }, onPresence, () =>
    carets?.own(),
  )
  const others = present?.others ?? NOBODY
  useEffect(() => carets?.setOthers(others.flatMap(asCaret)), [carets, others])
  useFieldMarks(others)
  if (!present || present.others.length === 0) return <span role="status" />
  return (
    <div className={css.here} role="status">
      <Avatar.Group spacing={10}>
        {present.others.map(({ id, name }) => (
          <Face key={id} name={name} hue={hueOf(id)} />
        ))}
      </Avatar.Group>
      <span className={css.words}>{wordsFor(present.others.map(({ name }) => firstName(name)))}</span>
    </div>
  )
}

function Face({ name, hue }: { name: string; hue: string }) {
  const { handlers, shown } = useTip(name)
  return (
    <>
      <Avatar name={name} color={hue} size={30} className={css.face} {...handlers} />
      {shown}
    </>
  )
}

const NOBODY: Present['others'] = []

const asCaret = ({ id, name, caret }: Present['others'][number]): OtherCaret[] =>
  caret ? [{ id, name: firstName(name), hue: hueOf(id), caret }] : []

/** Marks the fields in which others are typing. The form renders the fields; this only decorates them. */
function useFieldMarks(others: Present['others']): void {
  const places = others
    // A name at the caret is more precise than one at the whole text.
    .filter(({ caret }) => caret === null)
    .map(({ id, name, field }) => `${field}\t${firstName(name)}\t${hueOf(id)}`)
    .join('\n')
  useEffect(() => {
    const marked: HTMLElement[] = []
    for (const place of places.split('\n')) {
      const [field, name = '', hue = ''] = place.split('\t')
      const frame = frameOf(field)
      if (!frame) continue
      frame.dataset['who'] = name
      frame.style.setProperty('--who', nameColour(hue))
      frame.classList.add(css['writing'] ?? '')
      marked.push(frame)
    }
    return () => {
      for (const frame of marked) {
        delete frame.dataset['who']
        frame.style.removeProperty('--who')
        frame.classList.remove(css['writing'] ?? '')
      }
    }
  }, [places])
}

/** A field with its label, or another element with its path. */
function frameOf(field: string | undefined): HTMLElement | undefined {
  if (!field) return undefined
  const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`)
  const isInput = place?.matches('input, textarea, select, .ProseMirror')
  return (
    place?.closest<HTMLElement>('.mantine-InputWrapper-root') ?? (isInput ? place?.parentElement : place) ?? undefined
  )
}
