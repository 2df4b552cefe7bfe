import * as m from '#features/collaboration/messages.ts'
import { ActionIcon, Button, Group, UnstyledButton } from '@mantine/core'
import { ActorFace } from '#records/admin/actor-face.tsx'
import { actorWord } from '#records/admin/actor-word.ts'
import type { Note } from '#shared/schema/note.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'
import { mentionsIn, partsOf } from '#features/collaboration/admin/notes/mentions.ts'
import { NoteField } from '#features/collaboration/admin/notes/note-field.tsx'
import {
  addNote,
  deleteNote,
  isOpen,
  resolveNote,
  type Thread,
  usePeople,
} from '#features/collaboration/admin/notes/use-notes.ts'
import { replyTo, useUnsentNote } from '#features/collaboration/admin/notes/use-unsent-note.ts'
import { currentUser, isAdmin } from '#records/admin/api/user.ts'
import css from './notes.module.css'

interface NoteThreadProps {
  thread: Thread
  isActive: boolean
  isGone: boolean
  onActivate: () => void
}

export function NoteThread({ thread, isActive, isGone, onActivate }: NoteThreadProps) {
  const { note, answers } = thread
  const people = usePeople()
  const [answer, setAnswer] = useUnsentNote(note, replyTo(note.id))
  const { isBusy, whileBusy } = useBusy()

  /** The API client has already reported the error; the typed text stays. */
  async function run(work: () => Promise<unknown>): Promise<void> {
    if (!isBusy) await whileBusy(work).catch(() => undefined)
  }
  const send = () =>
    run(async () => {
      if (answer.trim() === '') return
      const { collection, recordId, id: parentId } = note
      await addNote({ collection, recordId, parentId, body: answer, mentions: mentionsIn(answer, people) })
      setAnswer('')
    })
  const remove = () =>
    run(async () => {
      const isWanted = await confirm({
        title: m.deleteTitle(),
        body: answers.length > 0 ? m.answersGo() : m.cannotBeBrought(),
        action: m.remove(),
        isDangerous: true,
      })
      if (isWanted) await deleteNote(note)
    })

  return (
    <article
      className={css.thread}
      data-active={isActive || undefined}
      data-note={note.id}
      aria-label={m.noteBy({ name: actorWord(note.authorName) })}
    >
      {note.anchor && (
        <UnstyledButton className={css.quote} data-gone={isGone || undefined} disabled={isGone} onClick={onActivate}>
          „{note.anchor.quote}“
        </UnstyledButton>
      )}
      <NoteText note={note} />
      {answers.map((each) => (
        <NoteText key={each.id} note={each} />
      ))}
      <footer>
        {isOpen(thread) || answer !== '' ? (
          <div className={css.answer}>
            <NoteField
              label={m.replyTo({ name: actorWord(note.authorName) })}
              placeholder={m.writeReply()}
              value={answer}
              onChange={setAnswer}
              onSend={() => void send()}
            />
          </div>
        ) : (
          <span className={css.resolved}>{m.resolvedBy({ name: note.resolvedBy })}</span>
        )}
        <Group gap={6} wrap="nowrap" ml="auto">
          {mayDelete(thread) && (
            <ActionIcon size={30} aria-label={m.deleteNote()} onClick={() => void remove()}>
              <Icon name="trash" size={15} />
            </ActionIcon>
          )}
          {answer.trim() === '' ? (
            <Button
              size="compact-sm"
              variant="light"
              color={isOpen(thread) ? 'green' : 'gray'}
              loading={isBusy}
              leftSection={<Icon name={isOpen(thread) ? 'check' : 'undo'} size={14} />}
              onClick={() => void run(() => resolveNote(note))}
            >
              {isOpen(thread) ? m.resolve() : m.openAgain()}
            </Button>
          ) : (
            <Button size="compact-sm" loading={isBusy} onClick={() => void send()}>
              {m.reply()}
            </Button>
          )}
        </Group>
      </footer>
      {isGone && <p className={css.gone}>{m.passageGone()}</p>}
    </article>
  )
}

/** As the server decides. */
const mayDelete = ({ note, answers }: Thread) =>
  isAdmin() || [note, ...answers].every(({ authorId }) => authorId === currentUser().id)

/** Notes are plain text only. */
function NoteText({ note: { authorId, authorName, createdAt, body } }: { note: Note }) {
  const people = usePeople()
  return (
    <div className={css.note}>
      <ActorFace id={authorId} name={authorName} size={26} />
      <div>
        <p className={css.who}>
          <b>{actorWord(authorName)}</b> <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        <p className={css.body} lang="cs">
          {partsOf(body, people).map(({ text, person }, index) =>
            person ? (
              <mark key={index}>{text}</mark>
            ) : (
              // Parts of one text, which are never reordered.
              <span key={index}>{text}</span>
            ),
          )}
        </p>
      </div>
    </div>
  )
}
