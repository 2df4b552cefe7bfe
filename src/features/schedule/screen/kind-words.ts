import type { CalendarItem, CalendarKind } from '#shared/schema/calendar.ts'
import type { IconName } from '#ui/admin/icon.tsx'

interface KindWords {
  /** Verb of the kind, as in “18:00 · Publish”. */
  does: string
  icon: IconName
  tone: 'post' | 'down' | 'bonus' | 'change' | 'complaint'
}

export const KIND_WORDS: Record<CalendarKind, KindWords> = {
  publish: { does: 'Publish', icon: 'ascend', tone: 'post' },
  unpublish: { does: 'Take down', icon: 'descend', tone: 'down' },
  'bonus-start': { does: 'Bonus starts', icon: 'gift', tone: 'bonus' },
  'bonus-end': { does: 'Bonus ends', icon: 'gift', tone: 'bonus' },
  'publish-change': { does: 'Publish a change', icon: 'swap', tone: 'change' },
  'complaint-deadline': { does: 'Complaint', icon: 'clock', tone: 'complaint' },
}

/** Readers were told the time: it is moved where they are told why. */
export const isPromised = ({ kind }: Pick<CalendarItem, 'kind'>) => kind === 'complaint-deadline'

/** “Overdue: A published page needs some text.” */
export const problemWords = ({ at, problem }: CalendarItem, now: Date): string | null =>
  problem && `${at <= now.toISOString() ? 'Overdue' : 'Needs a decision'}: ${problem}`

export const GROUPS: { name: string; label: string; kinds: readonly CalendarKind[] }[] = [
  { name: 'posts', label: 'Posts', kinds: ['publish', 'unpublish'] },
  { name: 'bonuses', label: 'Bonuses', kinds: ['bonus-start', 'bonus-end'] },
  { name: 'changes', label: 'Changes', kinds: ['publish-change'] },
  { name: 'complaints', label: 'Complaints', kinds: ['complaint-deadline'] },
]

export const LEGEND: { tone: KindWords['tone']; label: string }[] = [
  { tone: 'post', label: 'Post goes live' },
  { tone: 'down', label: 'Post is taken down' },
  { tone: 'bonus', label: 'Bonus starts or ends' },
  { tone: 'change', label: 'Change goes live' },
  { tone: 'complaint', label: 'Time of a complaint ends' },
]
