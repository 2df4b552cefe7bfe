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

export const forgetNote = (place: NotePlace, about: string) => keep(place, about, '')

/** The notes that were replied to, unsent, and that colleagues have deleted meanwhile. */
export function repliesWithout(place: NotePlace, noteIds: ReadonlySet<string>): string[] {
  try {
    const prefix = keyOf(place, REPLY)
    const replied = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
    return replied.map((key) => key.slice(prefix.length)).filter((noteId) => !noteIds.has(noteId))
  } catch {
    return []
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
