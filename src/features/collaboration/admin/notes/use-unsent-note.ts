import { useState } from 'react'
import type { NotePlace } from '#features/collaboration/admin/notes/use-notes.ts'
import { currentUser } from '#records/admin/api/user.ts'

const REPLY = 'reply:'
export const replyTo = (noteId: string) => REPLY + noteId

/** `about` is the passage of a new note, or the note that is replied to. */
const keyOf = ({ collection, recordId }: NotePlace, about: string) =>
  `unsent-note:${currentUser().id}:${collection}:${recordId}:${about}`

export function unsentNote(place: NotePlace, about = ''): string {
  try {
    return sessionStorage.getItem(keyOf(place, about)) ?? ''
  } catch {
    return ''
  }
}

function keep(place: NotePlace, about: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(place, about))
    else sessionStorage.setItem(keyOf(place, about), text)
  } catch {
    // Then it lasts as long as its field.
  }
}

/** Replies to notes that colleagues have deleted meanwhile go on as a new note. Returns whether there are any. */
export function adoptReplies(place: NotePlace, noteIds: readonly string[]): boolean {
  try {
    const prefix = keyOf(place, REPLY)
    const left = Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .filter((noteId) => !noteIds.includes(noteId))
    const texts = left.map((noteId) => unsentNote(place, replyTo(noteId)))
    for (const noteId of left) keep(place, replyTo(noteId), '')
    if (left.length > 0) keep(place, '', [unsentNote(place), ...texts].filter(Boolean).join('\n'))
    return left.length > 0
  } catch {
    return false
  }
}

/** The text of a note until it is sent. It is still there after Escape, in another panel, and after a reload. */
export function useUnsentNote(place: NotePlace, about = '') {
  const [text, setText] = useState(() => unsentNote(place, about))
  const change = (next: string) => {
    setText(next)
    keep(place, about, next)
  }
  return [text, change] as const
}
