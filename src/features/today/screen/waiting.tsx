import * as m from '#features/today/messages.ts'
import { Avatar, Button } from '@mantine/core'
import { Link } from 'react-router'
import { TodaySection } from '#features/today/screen/today-section.tsx'
import { Row } from '#features/today/screen/row.tsx'
import { useToday } from '#features/today/screen/use-today.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { api } from '#records/admin/api/client.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { untitled } from '#records/admin/messages.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { hueOf } from '#ui/admin/user-colour.ts'
import css from './today.module.css'
import { text } from '#shared/words/message.ts'

export type WaitingItem = ResponseOf<'GET', '/waiting'>['items'][number]

function addressOf({ collection, recordId, noteId, changeId }: WaitingItem): string {
  const search = noteId ? `?note=${noteId}` : changeId ? `?compare=${changeId}` : ''
  return `/admin/${collection}/${recordId}${search}`
}

function aboutOf({ kind, who, text: own, problem, title, at }: WaitingItem): string {
  const when = formatDateTime(at)
  if (kind === 'mention') return m.noteBy({ who, title, when })
  const words = problem ? text(problem) : own
  if (kind === 'change') return words ? m.changeOfAbout({ who, text: words, when }) : m.changeOf({ who, when })
  return who ? m.submittedBy({ who, when }) : m.submitted({ when })
}

async function resolve(noteId: string): Promise<void> {
  await api.post('/notes/{id}/resolve', { params: { id: noteId } })
  await invalidateRecords('waiting')
  notify.success(SUCCESS.updated)
}

export const useWaiting = () =>
  useToday('waiting', (options) => api.get('/waiting', { query: { perPage: 100 }, ...options }))

/** Posts to approve, changes to publish and notes that mention the current user. */
export function Waiting() {
  return (
    <TodaySection
      title={m.waitingForMe()}
      query={useWaiting()}
      count={({ total }) => total}
      more={<small>{m.oldestFirst()}</small>}
      empty={m.nothingWaits()}
      height={150}
    >
      {({ items }) => (
        <ul className={css.rows}>
          {items.map((item) => (
            <Row
              key={`${item.recordId}${item.noteId}${item.changeId}`}
              to={addressOf(item)}
              mark={<Avatar name={item.who} color={hueOf(item.who)} size={28} />}
              title={item.kind === 'mention' ? m.quoted({ text: item.text }) : item.title || untitled()}
              about={aboutOf(item)}
              actions={
                item.noteId === null ? (
                  <Button component={Link} to={addressOf(item)} variant="default" size="compact-sm">
                    {m.review()}
                  </Button>
                ) : (
                  <>
                    <Button component={Link} to={addressOf(item)} variant="default" size="compact-sm">
                      {m.answer()}
                    </Button>
                    <Button
                      variant="light"
                      color="green"
                      size="compact-sm"
                      onClick={() => void resolve(item.noteId ?? '').catch(() => undefined)}
                    >
                      {m.resolve()}
                    </Button>
                  </>
                )
              }
            />
          ))}
        </ul>
      )}
    </TodaySection>
  )
}
