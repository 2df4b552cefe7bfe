import type { DeskVoice, ListedVoice } from '#features/voices/api-schema.ts'
import * as m from '#features/voices/messages.ts'
import { money, momentWords } from '#features/players/screen/words.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { formatTime } from '#ui/admin/format.ts'

export const titleOf = ({ amount, hours, offer }: ListedVoice) =>
  amount !== null
    ? m.withdrawal({ amount: money(amount) })
    : hours !== null
      ? m.withdrawalHours({ hours })
      : offer.title

export const recommendWords = ({ recommends }: Pick<ListedVoice, 'recommends'>) =>
  recommends ? m.recommends() : m.recommendsNot()

export const isLate = ({ promisedBy }: Pick<DeskVoice, 'promisedBy'>, now: Date) => promisedBy < pragueDay(now)

/** What became of a voice: “Jana approved it as documented”. */
export function outcomeOf(voice: Pick<DeskVoice, 'state' | 'isDocumented' | 'reason' | 'decidedBy'>): string {
  const { state, isDocumented, reason, decidedBy: name } = voice
  if (state === 'shown') return isDocumented ? m.heApprovedDocumented({ name }) : m.heApproved({ name })
  if (state === 'rejected') return reason === 'no-answer' ? m.heClosed({ name }) : m.heRejected({ name })
  if (state === 'asked') return m.playerAsked()
  if (state === 'aside') return m.heSetAside({ name })
  return state === 'withdrawn' ? m.playerWithdrew() : ''
}

/** On one day the day is said once. */
export const spanWords = ({ from, to }: { from: string; to: string }) =>
  pragueDay(new Date(from)) === pragueDay(new Date(to))
    ? `${momentWords(from)}–${formatTime(new Date(to))}`
    : `${momentWords(from)} – ${momentWords(to)}`

const FEW = 0.1
/** “2 a day”, “1 in 9 days” */
export const usualWords = (perDay: number) =>
  perDay >= 1
    ? m.perDay({ count: Math.round(perDay) })
    : perDay >= FEW
      ? m.oneInDays({ count: Math.round(1 / perDay) })
      : m.hardlyAny()

/** As the server finds similar texts: so many words in a row are hardly written twice by chance. */
const RUN = 5

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const runsIn = (words: readonly string[]) =>
  new Set(words.map((_, at) => words.slice(at, at + RUN).join(' ')).slice(0, Math.max(1, words.length - RUN + 1)))

/** The text in pieces: those that are in one of the others, too, and those that are not. */
export function sharedWords(text: string, others: readonly string[]): { words: string; isShared: boolean }[] {
  const pieces = text.split(/(?<=\s)(?=\S)/)
  const words = pieces.map(plain)
  const elsewhere = new Set(others.flatMap((other) => [...runsIn(other.split(/\s+/).map(plain))]))
  const isShared = words.map(() => false)
  for (let at = 0; at < words.length; at++) {
    if (elsewhere.has(words.slice(at, at + RUN).join(' '))) isShared.fill(true, at, at + RUN)
  }
  const found: { words: string; isShared: boolean }[] = []
  for (const [at, piece] of pieces.entries()) {
    const last = found.at(-1)
    const shared = isShared[at] === true
    if (last?.isShared === shared) last.words += piece
    else found.push({ words: piece, isShared: shared })
  }
  return found
}
