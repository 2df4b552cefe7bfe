import { expect, test } from 'vitest'
import { createThrottle } from '#infra/throttle.server.ts'

function clock(limit: number, windowMs: number) {
  let time = 1_000_000
  const throttle = createThrottle({ limit, windowMs, now: () => time })
  return { take: (key: string) => throttle.take(key), pass: (ms: number) => (time += ms) }
}

test('three in a minute pass, the fourth waits until the first is a minute old', () => {
  const { take, pass } = clock(3, 60_000)
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0])
  expect(take('a')).toBe(60)
  pass(59_000)
  expect(take('a')).toBe(1)
  pass(999)
  expect(take('a')).toBe(1)
  pass(1)
  expect(take('a')).toBe(0)
})

test('the window slides: each attempt frees its own place', () => {
  const { take, pass } = clock(2, 10_000)
  expect(take('a')).toBe(0)
  pass(6000)
  expect(take('a')).toBe(0)
  pass(4000)
  expect(take('a')).toBe(0)
  expect(take('a')).toBe(6)
})

test('visitors do not wait for each other', () => {
  const { take } = clock(1, 10_000)
  expect(take('a')).toBe(0)
  expect(take('b')).toBe(0)
  expect(take('a')).toBe(10)
})

test('a refused attempt does not make the wait longer', () => {
  const { take, pass } = clock(1, 10_000)
  take('a')
  for (let second = 0; second < 10; second++) {
    expect(take('a')).toBe(10 - second)
    pass(1000)
  }
  expect(take('a')).toBe(0)
})

test('memory is bounded: after 10 000 others the first visitor is forgotten, a recent one is not', () => {
  const { take } = clock(1, 60_000)
  take('first')
  for (let other = 0; other < 9999; other++) take(`other-${other}`)
  expect(take('first')).toBe(60)
  take('one more')
  expect(take('first')).toBe(0)
  expect(take('other-9998')).toBe(60)
})
