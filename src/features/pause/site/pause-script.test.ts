import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { pauseWords, startPause, UNTIL_DAYS } from '#shared/pause.ts'
import { PAUSE_SCRIPT } from '#features/pause/site/pause-script.ts'

/** Runs the head script in a page of its own, in the time zone of the process. */
function run(cookie: string, now: Date) {
  const styles = new Map<string, string>()
  const attributes = new Set<string>()
  class FixedDate extends Date {
    static override now = () => now.getTime()
  }
  const documentElement = {
    toggleAttribute: (name: string, isOn: boolean) => (isOn ? attributes.add(name) : attributes.delete(name)),
    style: { setProperty: (name: string, value: string) => styles.set(name, value) },
  }
  const page: { pauza?: () => boolean; document: { cookie: string; documentElement: object } } = {
    document: { cookie, documentElement },
  }
  runInNewContext(PAUSE_SCRIPT, Object.assign(page, { window: page, Date: FixedDate, JSON, Math }))
  return { page, styles, attributes }
}

const NOW = new Date('2026-11-15T13:20:00Z')

test('marks the page with the same end as the server, and unmarks it when the cookie is gone', () => {
  const pause = startPause(undefined, '48-hodin', NOW)
  const { page, styles, attributes } = run(`a=b; pauza=${pause.since}-${pause.until}`, NOW)
  expect([...attributes]).toEqual(['data-pause'])
  const { left } = pauseWords(pause, NOW)
  expect(styles.get('--pause-left')).toBe(JSON.stringify(left))
  const end = new Date(pause.until * 1000)
  const time = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
  expect(styles.get('--pause-until')).toBe(
    JSON.stringify(`${UNTIL_DAYS[end.getDay()]} ${end.toLocaleString('cs', time).replace(/ (?!v)/g, '\u00a0')}`),
  )
  page.document.cookie = 'a=b'
  expect(page.pauza?.()).toBe(false)
  expect(attributes.size).toBe(0)
})

test('counts days and hours like the server', () => {
  for (const length of ['48-hodin', '7-dni', '30-dni'] as const) {
    const pause = startPause(undefined, length, NOW)
    for (let hours = 0; hours < 170; hours += 3.7) {
      const now = new Date(NOW.getTime() + hours * 3_600_000)
      const { styles } = run(`pauza=${pause.since}-${pause.until}`, now)
      expect(styles.get('--pause-left')).toBe(JSON.stringify(pauseWords(pause, now).left))
    }
  }
})

test.each(['', 'pauza=', 'pauza=1-2', 'xpauza=1794748800-1794921600', 'pauza=1794748800-1794921600x'])(
  'ignores the cookie %s',
  (cookie) => {
    expect(run(cookie, NOW).attributes.size).toBe(0)
  },
)
