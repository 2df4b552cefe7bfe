import { GROUPS } from '#features/schedule/screen/kind-words.ts'
import { spanOf, type View, VIEWS } from '#features/schedule/screen/span.ts'
import { isDay, pragueDay } from '#shared/czech/day.ts'
import { isOneOf } from '#shared/objects.ts'
import type { CalendarItem } from '#shared/schema/calendar.ts'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { useNow } from '#ui/admin/use-now.ts'

export type CalendarAddress = ReturnType<typeof useCalendarAddress>

/** The calendar's state lives in the URL, so that it can be shared. */
export function useCalendarAddress(isPhone: boolean) {
  const today = pragueDay(useNow())
  const { values, change } = useListAddress(['view', 'day', 'without', 'who'], { view: 'week', day: today })
  const viewParam = values['view']
  // Seven columns do not fit on a phone.
  const view: View = isPhone ? 'list' : isOneOf(VIEWS, viewParam) ? viewParam : 'week'
  const dayParam = values['day'] ?? ''
  const day = isDay(dayParam) ? dayParam : today
  const without = new Set((values['without'] ?? '').split(','))
  const who = values['who'] ?? ''
  const hidden = new Set(GROUPS.filter(({ name }) => without.has(name)).flatMap(({ kinds }) => kinds))
  return {
    view,
    day,
    today,
    who,
    span: spanOf(view, day),
    groups: GROUPS.filter(({ name }) => !without.has(name)).map(({ name }) => name),
    isShown: ({ kind, person }: CalendarItem) => !hidden.has(kind) && (who === '' || person?.id === who),
    show: (next: { view?: View; day?: string; who?: string }) => change(next, { replace: true }),
    showAll: () => change({ without: '', who: '' }, { replace: true }),
    showGroups: (names: string[]) =>
      change(
        {
          without: GROUPS.filter(({ name }) => !names.includes(name))
            .map(({ name }) => name)
            .join(','),
        },
        { replace: true },
      ),
  }
}
