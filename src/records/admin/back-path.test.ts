import { expect, test } from 'vitest'
import { backPath } from '#records/admin/back-path.ts'

const casinos = { collection: 'casinos', path: '/admin/casinos', one: 'casino', many: 'casinos' } as const
const writers = {
  collection: 'writers',
  path: '/admin/writers',
  listPath: '/admin/content-attributes?tab=writers',
  one: 'writer',
  many: 'writers',
} as const

test.each([
  ['a list with its search and page', casinos, { list: '/admin/casinos?q=lev&page=3' }, '/admin/casinos?q=lev&page=3'],
  ['a direct entry', casinos, null, '/admin/casinos'],
  ['a message of the login', casinos, { message: 'Please sign in.' }, '/admin/casinos'],
  ['another list', casinos, { list: '/admin/posts?q=lev' }, '/admin/casinos'],
  ['a path that only begins alike', casinos, { list: '/admin/casinos-stare' }, '/admin/casinos'],
  [
    'the hub',
    writers,
    { list: '/admin/content-attributes?tab=writers&q=jan' },
    '/admin/content-attributes?tab=writers&q=jan',
  ],
  ['the hub directly', writers, undefined, '/admin/content-attributes?tab=writers'],
])('%s', (_, resource, state, address) => {
  expect(backPath(resource, state)).toBe(address)
})
