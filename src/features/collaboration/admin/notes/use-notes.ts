import { useQuery } from '@tanstack/react-query'
import type { Note, NoteInput } from '#shared/schema/note.ts'
import { api } from '#records/admin/api/client.ts'
import { useLookAgain } from '#records/admin/api/use-look-again.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import type { Person } from '#features/collaboration/admin/notes/mentions.ts'

const LOOK_MS = 10_000

export interface NotePlace {
  collection: string
  recordId: string
}

export interface Thread {
  note: Note
  answers: Note[]
}

const keyOf = ({ collection, recordId }: NotePlace) => ['notes', collection, recordId]

export function useNotes(place: NotePlace, isWanted = true) {
  const query = useQuery({
    queryKey: keyOf(place),
    queryFn: async ({ signal }) => {
      const { items } = await api.get('/notes', { query: place, signal, isQuiet: true })
      return threadsOf(items)
    },
    enabled: isWanted,
  })
  useLookAgain(query, isWanted && LOOK_MS)
  return query
}

function threadsOf(notes: Note[]): Thread[] {
  const answers = Map.groupBy(notes, ({ parentId }) => parentId)
  return (answers.get(null) ?? []).map((note) => ({ note, answers: answers.get(note.id) ?? [] }))
}

export const isOpen = ({ note }: Thread) => note.resolvedAt === null

export interface Colleague extends Person {
  role: string
}

export function usePeople(): Colleague[] {
  const { data } = useQuery({
    queryKey: ['people'],
    queryFn: ({ signal }) => api.get('/people', { signal, isQuiet: true }),
    staleTime: 60_000,
  })
  return data?.items ?? NOBODY
}
const NOBODY: Colleague[] = []

const invalidateNotes = async (place: NotePlace) => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf(place) }),
    queryClient.invalidateQueries({ queryKey: ['records', 'waiting'] }),
  ])
}

export async function addNote(input: Omit<NoteInput, 'parentId' | 'anchor'> & Partial<NoteInput>): Promise<Note> {
  const note = await api.post('/notes', { body: input })
  await invalidateNotes(input)
  return note
}

export async function resolveNote({ id, resolvedAt, ...place }: Note): Promise<void> {
  await api.post(`/notes/{id}/${resolvedAt === null ? 'resolve' : 'reopen'}`, { params: { id } })
  await invalidateNotes(place)
}

export async function deleteNote({ id, ...place }: Note): Promise<void> {
  await api.delete('/notes/{id}', { params: { id } })
  await invalidateNotes(place)
}
