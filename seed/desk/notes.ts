import type { Note } from '#shared/schema/note.ts'
import { postId } from '../ids.ts'
import { KLARA, MATEJ } from './people.ts'
import { SENT_BACK } from './posts.ts'
import type { Times } from './times.ts'

interface Said {
  id: string
  by: typeof KLARA | typeof MATEJ
  at: string
  body: string
}

const note = (recordId: string, { id, by, at, body }: Said, more: Partial<Note> = {}): Note => ({
  id: `demo-note-${id}`,
  collection: 'posts',
  recordId,
  parentId: null,
  body,
  anchor: null,
  mentions: [],
  authorId: by.id,
  authorName: by.name,
  resolvedAt: null,
  resolvedBy: '',
  createdAt: at,
  updatedAt: at,
  ...more,
})

/** First notes before their answers. */
export const demoNotes = ({ at }: Times): Note[] => [
  note(
    SENT_BACK,
    {
      id: 'vikend',
      by: KLARA,
      at: at(-3, 9),
      body: 'Dobrý nápad, ale čtenář chce jména. Které kasino v sobotu vyplácí a které ne? Doplň tabulku a pošli to znovu.',
    },
    { mentions: [MATEJ.id] },
  ),
  note(
    SENT_BACK,
    {
      id: 'vikend-odpoved',
      by: MATEJ,
      at: at(-2, 16.5),
      body: 'Rozumím. Zítra zkusím ještě výběr ze dvou kasin, ať v tabulce nejsou jen sliby. Pak to pošlu.',
    },
    { parentId: 'demo-note-vikend', mentions: [KLARA.id] },
  ),
  note(postId('revolut-casino'), {
    id: 'revolut',
    by: MATEJ,
    at: at(-7, 12),
    body: 'Poplatek za výměnu měny se má příští měsíc změnit. Ozvu se, až bude nový sazebník venku.',
  }),
]
