import { expect, test } from 'vitest'
import { requestEarlyEnd, lengthOf, pauseCookie, pauseWords, readPause, startPause } from '#shared/pause.ts'

const HOUR = 3_600_000
const START = new Date('2026-11-15T13:20:00.750Z')
const later = (hours: number) => new Date(START.getTime() + hours * HOUR)
const SINCE = 1_794_748_800

test('supports 48 hours, a week and a month', () => {
  const hours = (['48-hodin', '7-dni', '30-dni'] as const).map((length) => {
    const { since, until } = startPause(undefined, length, START)
    expect(since).toBe(SINCE)
    return (until - since) / 3600
  })
  expect(hours).toEqual([48, 168, 720])
})

test('an unknown length falls back to the shortest', () => {
  expect(['7-dni', '', null, '1-minuta', '__proto__', 'toString'].map(lengthOf)).toEqual([
    '7-dni',
    ...Array.from({ length: 5 }, () => '48-hodin'),
  ])
})

test('starting again extends a pause and never shortens it', () => {
  const week = startPause(undefined, '7-dni', START)
  expect(startPause(week, '48-hodin', later(1))).toEqual(week)
  expect(startPause(week, '7-dni', later(1))).toEqual({ since: SINCE + 3600, until: week.until + 3600 })
  expect(startPause(week, '30-dni', later(1)).until).toBe(SINCE + 3600 + 30 * 86_400)
})

test('an early end can be requested after a day and takes another day', () => {
  const month = startPause(undefined, '30-dni', START)
  expect(requestEarlyEnd(month, later(23.99))).toBeUndefined()
  expect(requestEarlyEnd(month, later(24))).toEqual({ since: SINCE, until: SINCE + 48 * 3600 })
  expect(requestEarlyEnd(month, later(100))?.until).toBe(SINCE + 124 * 3600)
  // A request on the last day changes nothing.
  expect(requestEarlyEnd(month, later(719))).toEqual(month)
})

test('no sequence of requests makes a pause shorter than 48 hours', () => {
  for (const length of ['48-hodin', '7-dni', '30-dni'] as const) {
    const pause = startPause(undefined, length, START)
    for (let hours = 0; hours < 720; hours += 1.5) {
      const { since, until } = requestEarlyEnd(pause, later(hours)) ?? pause
      expect(until - since).toBeGreaterThanOrEqual(48 * 3600)
      expect(until).toBeLessThanOrEqual(pause.until)
    }
  }
})

test('extending a pause restarts the first day', () => {
  const longer = startPause(startPause(undefined, '48-hodin', START), '30-dni', later(30))
  expect(requestEarlyEnd(longer, later(53))).toBeUndefined()
  expect(requestEarlyEnd(longer, later(54))?.until).toBe(SINCE + 78 * 3600)
})

test('the cookie survives a round trip until the pause is over', () => {
  const pause = startPause(undefined, '48-hodin', START)
  const cookie = pauseCookie(pause, START, 'https://rozvazne.example')
  expect(cookie).toBe(`pauza=${SINCE}-${SINCE + 172_800}; Path=/; Max-Age=172800; SameSite=Lax; Secure`)
  const sent = cookie.split(';')[0]
  expect(readPause(sent, START)).toEqual(pause)
  expect(readPause(`sid=1; ${sent}; x=y`, later(47.99))).toEqual(pause)
  expect(readPause(sent, later(48))).toBeUndefined()
  expect(pauseCookie(pause, later(47), 'http://localhost:3000')).not.toContain('Secure')
  expect(pauseCookie(pause, later(47), 'http://localhost:3000')).toContain('Max-Age=3600;')
})

test.each([
  undefined,
  null,
  '',
  'pauza',
  'pauza=',
  'pauza=1',
  'pauza=x-9999999999',
  'xpauza=1794748800-9999999999',
  'pauza=1794748800-99999999999',
])('%s is not a pause', (cookies) => {
  expect(readPause(cookies, START)).toBeUndefined()
})

test('formats the end in Prague time across a clock change, and the time left', () => {
  const at = (iso: string) => startPause(undefined, '48-hodin', new Date(iso))
  const words = (iso: string) => pauseWords(at(iso), new Date(iso)).until.replaceAll('\u00a0', ' ')
  expect(words('2026-11-15T13:20:00Z')).toBe('úterý 17. listopadu v 14:20')
  // Summer time ends in between: 48 hours are 47 on the clock.
  expect(words('2026-10-24T10:00:00Z')).toBe('pondělí 26. října v 11:00')
  // It is already the next day in Prague.
  expect(words('2026-11-17T23:30:00Z')).toBe('pátku 20. listopadu v 0:30')
  const week = startPause(undefined, '7-dni', START)
  const left = (hours: number) => pauseWords(week, later(hours)).left
  expect([0, 71, 72, 122.5, 167.9].map(left)).toEqual(['7 dní', '5 dní', '96 h', '46 h', '1 h'])
})
