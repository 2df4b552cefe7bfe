import * as m from '#features/schedule/screen/messages.ts'
import type { CalendarItem, CalendarKind } from '#shared/schema/calendar.ts'
import type { IconName } from '#ui/admin/icon.tsx'
import type { Message } from '#shared/words/message.ts'

interface KindWords {
  /** Verb of the kind, as in “18:00 · Publish”. */
  does: Message
  icon: IconName
  tone: 'post' | 'down' | 'bonus' | 'change' | 'complaint'
}

export const KIND_WORDS: Record<CalendarKind, KindWords> = {
  publish: { does: m.publish, icon: 'ascend', tone: 'post' },
  unpublish: { does: m.takeDown, icon: 'descend', tone: 'down' },
  'bonus-start': { does: m.bonusStarts, icon: 'gift', tone: 'bonus' },
  'bonus-end': { does: m.bonusEnds, icon: 'gift', tone: 'bonus' },
  'publish-change': { does: m.publishChange, icon: 'swap', tone: 'change' },
  'complaint-deadline': { does: m.complaint, icon: 'clock', tone: 'complaint' },
}

/** Readers were told the time: it is moved where they are told why. */
export const isPromised = ({ kind }: Pick<CalendarItem, 'kind'>) => kind === 'complaint-deadline'

/** “Overdue: A published page needs some text.” */
export const problemWords = ({ at, problem }: CalendarItem, now: Date): string | null =>
  problem && (at <= now.toISOString() ? m.overdue : m.needsDecision)({ reason: problem })

export const GROUPS: { name: string; label: Message; kinds: readonly CalendarKind[] }[] = [
  { name: 'posts', label: m.posts, kinds: ['publish', 'unpublish'] },
  { name: 'bonuses', label: m.bonuses, kinds: ['bonus-start', 'bonus-end'] },
  { name: 'changes', label: m.changes, kinds: ['publish-change'] },
  { name: 'complaints', label: m.complaints, kinds: ['complaint-deadline'] },
]

export const LEGEND: { tone: KindWords['tone']; label: Message }[] = [
  { tone: 'post', label: m.postGoesLive },
  { tone: 'down', label: m.postTakenDown },
  { tone: 'bonus', label: m.bonusChanges },
  { tone: 'change', label: m.changeGoesLive },
  { tone: 'complaint', label: m.complaintTimeEnds },
]
