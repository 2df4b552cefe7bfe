import { Anchor, Kbd, Text } from '@mantine/core'
import { Link } from 'react-router'
import { MY_WORK_PATH, useMyWork } from '#features/my-work/admin/use-my-work.ts'
import * as m from '#features/my-work/messages.ts'
import { rich } from '#ui/admin/words/rich.tsx'

/** Above the list of posts, for whoever has something open. */
export function MyWorkNotice() {
  const count = useMyWork().data?.total ?? 0
  if (count === 0) return null
  return (
    <Text size="sm" c="dimmed" mb={12}>
      {rich(m.openPosts, {
        count,
        a: (inner) => (
          <Anchor component={Link} to={MY_WORK_PATH} size="sm" underline="always">
            {inner}
          </Anchor>
        ),
        kbd: (inner) => (
          <Kbd size="xs" visibleFrom="sm">
            {inner}
          </Kbd>
        ),
      })}
    </Text>
  )
}
