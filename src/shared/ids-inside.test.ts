import { expect, test } from 'vitest'
import { idsInside } from '#shared/ids-inside.ts'

test('finds distinct potential ids at any depth', () => {
  const value = {
    logo: 'media-0001',
    paymentMethods: ['pay-0001', 'pay-0002'],
    content: { content: [{ attrs: { mediaId: 'media-0001', alt: 'Media 0001' } }] },
    rating: 9.4,
    reviewPost: null,
    note: 'krátký',
    isClosed: false,
  }
  expect(idsInside(value).toSorted()).toEqual(['media-0001', 'pay-0001', 'pay-0002'])
})

test.each([[null], [undefined], [{}], [[]], ['short'], [8]])('finds nothing in %o', (value) => {
  expect(idsInside(value)).toEqual([])
})
