import { Select } from '@mantine/core'
import * as m from '#features/api-keys/messages.ts'
import { formatDate } from '#ui/admin/format.ts'
import { useNow } from '#ui/admin/use-now.ts'

const DAY_MS = 24 * 60 * 60_000
const LIVES = [30, 90, 180, 365]

export const DAYS = '90'

export const endAfter = (days: string, now: Date) => new Date(now.getTime() + Number(days) * DAY_MS).toISOString()

interface ExpirySelectProps {
  value?: string
  onChange?: (days: string | null) => void
}

/** How long a key works, in days. */
export function ExpirySelect(input: ExpirySelectProps) {
  const now = useNow()
  return (
    <Select
      label={m.expires()}
      description={m.expiresHint()}
      allowDeselect={false}
      data={LIVES.map((count) => ({
        value: String(count),
        label: m.inDays({ count, day: formatDate(endAfter(String(count), now)) }),
      }))}
      {...input}
    />
  )
}
