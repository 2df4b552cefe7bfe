import { expect, test } from 'vitest'
import { historyEntries, type VersionRow } from '#records/history/history-entries.ts'

const rows = (...given: (Partial<VersionRow> & { at: string })[]): VersionRow[] =>
  given.map(({ at, ...row }, index) => ({
    number: index + 1,
    authorId: 'jana',
    authorName: 'Jana',
    createdAt: `2026-11-16T${at}:00.000Z`,
    name: '',
    cause: 'update',
    fields: [],
    isPublished: false,
    ...row,
  }))
const petr = { authorId: 'petr', authorName: 'Petr' }
const numbers = (versions: VersionRow[]) => historyEntries(versions).map(({ number }) => number)

test('merges one editor’s saves within an hour into one entry', () => {
  const versions = rows(
    { at: '09:04', fields: ['title'] },
    { at: '09:30', fields: ['bonus'] },
    { at: '09:52', fields: ['title'] },
  )
  expect(historyEntries(versions)).toEqual([
    {
      number: 3,
      before: 0,
      authorId: 'jana',
      authorName: 'Jana',
      startedAt: '2026-11-16T09:04:00.000Z',
      createdAt: '2026-11-16T09:52:00.000Z',
      saves: 3,
      name: '',
      cause: 'update',
      fields: ['title', 'bonus'],
      isPublished: false,
      parts: [
        { number: 2, createdAt: '2026-11-16T09:30:00.000Z' },
        { number: 1, createdAt: '2026-11-16T09:04:00.000Z' },
      ],
    },
  ])
  expect(numbers(rows({ at: '09:04' }, { at: '09:50' }, { at: '10:04' }, { at: '10:40' }))).toEqual([4, 2])
})

test('autosaves get no entries of their own', () => {
  const quiet = { cause: 'autosave' }
  const versions = rows(
    { at: '09:00', cause: 'create' },
    ...['09:01', '09:02', '09:03'].map((at) => ({ at, ...quiet })),
  )
  expect(historyEntries(versions)).toMatchObject([{ number: 4, saves: 1, cause: 'create' }])
  expect(historyEntries(rows({ at: '09:00', ...quiet }, { at: '09:02', ...quiet }))).toMatchObject([{ saves: 1 }])
})

test('another editor’s save ends an entry, which refers to the version before it', () => {
  const versions = rows({ at: '09:00' }, { at: '09:10', ...petr }, { at: '09:20' })
  expect(historyEntries(versions).map(({ number, before }) => [number, before])).toEqual([
    [3, 2],
    [2, 1],
    [1, 0],
  ])
})

test('named versions and versions replaced by a restore keep their entries', () => {
  expect(numbers(rows({ at: '09:00' }, { at: '09:01', name: 'Před testem' }, { at: '09:02' }))).toEqual([3, 2])
  expect(numbers(rows({ at: '09:00' }, { at: '09:01' }, { at: '09:02', cause: 'restore' }, { at: '09:03' }))).toEqual([
    4, 3, 2,
  ])
})

test('a published version is not hidden behind a later draft; publishing a draft is one entry', () => {
  const live = { isPublished: true }
  expect(numbers(rows({ at: '09:00' }, { at: '09:01', ...live }, { at: '09:02', ...live }))).toEqual([3])
  expect(numbers(rows({ at: '09:00', ...live }, { at: '09:01' }))).toEqual([2, 1])
})
