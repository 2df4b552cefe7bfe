import { expect, test } from 'vitest'
import { folderOf, followsTitle, redirectedFrom, shownSlug } from '#posts/admin/form/address.ts'

const draft = { title: 'Modrý Lev', slug: '', category: 'Recenze' as const }
const live = { ...draft, slug: 'modry-lev', isActive: true, isDeleted: false }

test('the folder of each category', () => {
  expect([folderOf('/'), folderOf('Recenze'), folderOf('Autor')]).toEqual(['/', '/recenze/', '/autor/'])
})

test('an empty slug is shown as it will be made from the title', () => {
  expect(shownSlug(draft)).toBe('modry-lev')
  expect(shownSlug({ title: 'Recenze', slug: '' })).toBe('recenze-2')
  expect(shownSlug({ title: 'Modrý Lev', slug: 'lev' })).toBe('lev')
})

test.each([
  ['', undefined, true],
  ['modry-lev', undefined, true],
  ['modry-lev-2', undefined, true],
  ['modry-lev-recenze', undefined, false],
  ['lev', undefined, false],
  ['modry-lev', { isActive: true }, false],
  ['modry-lev', { isActive: false }, true],
])('the slug “%s” of a record %o follows the title: %s', (slug, record, follows) => {
  expect(followsTitle({ title: 'Modrý Lev', slug }, record)).toBe(follows)
})

test('only a published post with a changed address leaves a redirect', () => {
  expect(redirectedFrom({ ...live, slug: 'lev' }, live)).toBe('/recenze/modry-lev/')
  expect(redirectedFrom({ ...live, category: '/' }, live)).toBe('/recenze/modry-lev/')
  expect(redirectedFrom({ ...live, slug: '' }, live)).toBeUndefined()
  expect(redirectedFrom(live, live)).toBeUndefined()
  expect(redirectedFrom({ ...live, slug: 'lev' }, { ...live, isActive: false })).toBeUndefined()
  expect(redirectedFrom({ ...live, slug: 'lev' }, undefined)).toBeUndefined()
})
