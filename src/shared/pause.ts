import { pragueDay } from '#shared/czech/day.ts'
import { TIME_ZONE } from '#shared/czech/format.ts'

export const PAUSE_PATH = '/pauza/'
export const PAUSE_STYLES_PATH = '/pauza.css'
export const LENGTH_PARAM = 'delka'
export const END_PARAM = 'konec'

/** Where `/pauza/` says what came of a form. */
export const PAUSE_PARTS = { on: 'bezi', tooEarly: 'jeste-ne', endAsked: 'skonci-driv' } as const

const NAME = 'pauza'
const HOUR = 3600
const DAY = 24 * HOUR

/** In seconds, by the name that the form sends. */
export const PAUSE_LENGTHS = { '48-hodin': 48 * HOUR, '7-dni': 7 * DAY, '30-dni': 30 * DAY } as const
export type PauseLength = keyof typeof PAUSE_LENGTHS
export const SHORTEST: PauseLength = '48-hodin'

/** So long nobody can ask for an earlier end, and so long it takes to come. Together no less than the shortest pause. */
export const EARLY_END_AFTER = DAY
export const EARLY_END_WAITS = DAY

/** Seconds since 1970, by the server's clock. */
export interface Pause {
  /** When it was begun, or last made longer. */
  since: number
  until: number
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

const VALUE = /^(\d{10})-(\d{10})$/

/** The pause that a visitor's cookies tell of; none once it is over. */
export function readPause(cookies: string | null | undefined, now: Date): Pause | undefined {
  if (!cookies?.includes(`${NAME}=`)) return undefined
  for (const cookie of cookies.split(';')) {
    const [name, value = ''] = cookie.trim().split('=')
    const [, since, until] = (name === NAME && VALUE.exec(value)) || []
    if (since && until && Number(until) > secondsOf(now)) return { since: Number(since), until: Number(until) }
  }
  return undefined
}

/** Begins a pause or makes the one that runs longer; never shorter. */
export function startPause(running: Pause | undefined, length: PauseLength, now: Date): Pause {
  const since = secondsOf(now)
  const until = since + PAUSE_LENGTHS[length]
  return running && running.until >= until ? running : { since, until }
}

/** The pause as it ends after somebody asked for it, or undefined while it is too early to ask. */
export function askToEnd(running: Pause, now: Date): Pause | undefined {
  const time = secondsOf(now)
  if (time < running.since + EARLY_END_AFTER) return undefined
  return { ...running, until: Math.min(running.until, time + EARLY_END_WAITS) }
}

/** For the browser to forget when the pause ends; counted from now, so a clock that is wrong by days does no harm. */
export function pauseCookie({ since, until }: Pause, now: Date, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${NAME}=${since}-${until}; Path=/; Max-Age=${until - secondsOf(now)}; SameSite=Lax${secure}`
}

export const lengthOf = (given: string | null): PauseLength =>
  Object.keys(PAUSE_LENGTHS).find((name): name is PauseLength => name === given) ?? SHORTEST

const DAY_AND_TIME = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
/** As they stand after „do“. */
export const UNTIL_DAYS = ['neděle', 'pondělí', 'úterý', 'středy', 'čtvrtka', 'pátku', 'soboty'] as const
const HOURS_SHOWN = 96

/** „úterý 17. listopadu v 14:20“ and „46 h“, as the script in the head says them in the visitor's own time zone. */
export function pauseWords({ until }: Pause, now: Date): { until: string; left: string } {
  const hours = Math.max(1, Math.ceil((until - secondsOf(now)) / HOUR))
  const end = new Date(until * 1000)
  const weekday = UNTIL_DAYS[new Date(pragueDay(end)).getUTCDay()] ?? ''
  return {
    until: `${weekday} ${end.toLocaleString('cs', { ...DAY_AND_TIME, timeZone: TIME_ZONE }).replace(/ (?!v)/g, '\u00a0')}`,
    left: hours > HOURS_SHOWN ? `${Math.ceil(hours / 24)} dní` : `${hours} h`,
  }
}
