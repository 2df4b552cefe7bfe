import { pragueDay } from '#shared/czech/day.ts'
import { TIME_ZONE } from '#shared/czech/format.ts'

export const PAUSE_PATH = '/pauza/'
export const PAUSE_STYLES_PATH = '/pauza.css'
export const LENGTH_PARAM = 'delka'
export const END_PARAM = 'konec'

/** Fragments of `/pauza/` that show the result of a form. */
export const PAUSE_PARTS = { on: 'bezi', tooEarly: 'jeste-ne', endAsked: 'skonci-driv' } as const

const NAME = 'pauza'
const HOUR = 3600
const DAY = 24 * HOUR

/** In seconds, by form value. */
export const PAUSE_LENGTHS = { '48-hodin': 48 * HOUR, '7-dni': 7 * DAY, '30-dni': 30 * DAY } as const
export type PauseLength = keyof typeof PAUSE_LENGTHS
export const SHORTEST: PauseLength = '48-hodin'

/** How long until an early end can be requested, and how long it then takes; together at least the shortest pause. */
const EARLY_END_AFTER = DAY
const EARLY_END_WAITS = DAY

/** Unix timestamps of the server's clock. */
interface Pause {
  /** When it was started or last extended. */
  since: number
  until: number
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

const VALUE = /^(\d{10})-(\d{10})$/

export function readPause(cookies: string | null | undefined, now: Date): Pause | undefined {
  if (!cookies?.includes(`${NAME}=`)) return undefined
  for (const cookie of cookies.split(';')) {
    const [name, value = ''] = cookie.trim().split('=')
    const [, since, until] = (name === NAME && VALUE.exec(value)) || []
    if (since && until && Number(until) > secondsOf(now)) return { since: Number(since), until: Number(until) }
  }
  return undefined
}

/** Starts a pause or extends the current one; never shortens it. */
export function startPause(running: Pause | undefined, length: PauseLength, now: Date): Pause {
  const since = secondsOf(now)
  const until = since + PAUSE_LENGTHS[length]
  return running && running.until >= until ? running : { since, until }
}

/** The pause with an earlier end, or undefined while it is too early to request that. */
export function requestEarlyEnd(running: Pause, now: Date): Pause | undefined {
  const time = secondsOf(now)
  if (time < running.since + EARLY_END_AFTER) return undefined
  return { ...running, until: Math.min(running.until, time + EARLY_END_WAITS) }
}

/** Expires with the pause; Max-Age instead of a date, so a wrong clock does not matter. */
export function pauseCookie({ since, until }: Pause, now: Date, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${NAME}=${since}-${until}; Path=/; Max-Age=${until - secondsOf(now)}; SameSite=Lax${secure}`
}

export const lengthOf = (given: string | null): PauseLength =>
  Object.keys(PAUSE_LENGTHS).find((name): name is PauseLength => name === given) ?? SHORTEST

const DAY_AND_TIME = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
/** In the genitive after „do“. */
export const UNTIL_DAYS = ['neděle', 'pondělí', 'úterý', 'středy', 'čtvrtka', 'pátku', 'soboty'] as const
const HOURS_SHOWN = 96

/** „úterý 17. listopadu v 14:20“ and „46 h“, like the script in the head, which uses the visitor's time zone. */
export function pauseWords({ until }: Pause, now: Date): { until: string; left: string } {
  const hours = Math.max(1, Math.ceil((until - secondsOf(now)) / HOUR))
  const end = new Date(until * 1000)
  const weekday = UNTIL_DAYS[new Date(pragueDay(end)).getUTCDay()] ?? ''
  return {
    until: `${weekday} ${end.toLocaleString('cs', { ...DAY_AND_TIME, timeZone: TIME_ZONE }).replace(/ (?!v)/g, '\u00a0')}`,
    left: hours > HOURS_SHOWN ? `${Math.ceil(hours / 24)} dní` : `${hours} h`,
  }
}
