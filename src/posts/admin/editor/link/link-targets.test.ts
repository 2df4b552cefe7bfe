import { expect, test } from 'vitest'
import { bestGroupFirst, typedAddress } from '#posts/admin/editor/link/link-targets.ts'

test.each<[string, string | undefined]>([
  ['https://herna.example/a', 'https://herna.example/a'],
  [' /recenze/modry-lev/ ', '/recenze/modry-lev/'],
  ['herna.example/a', 'https://herna.example/a'],
  ['mailto:a@b.cz', 'mailto:a@b.cz'],
  ['tel:+420123', 'tel:+420123'],
  ['modrý lev', undefined],
  ['http://herna.example', undefined],
  ['javascript:alert(1)', undefined],
  ['//herna.example', undefined],
  ['', undefined],
])('the address in “%s” is %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address)
})

test('the group with the best match comes first; without a query the order is unchanged', () => {
  const posts = [{ group: 'Posts' as const, label: 'Recenze kasina Modrý Lev', href: '/recenze/modry-lev/' }]
  const casinos = [{ group: 'Casinos' as const, label: 'Modrý Lev', href: '/go/modry-lev' }]
  expect(bestGroupFirst([posts, casinos, []], 'modry lev')).toEqual([...casinos, ...posts])
  expect(bestGroupFirst([posts, casinos, []], '')).toEqual([...posts, ...casinos])
})
