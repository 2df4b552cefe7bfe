import { Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as m from '#features/colleague-mail/messages.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

const followQuery = (id: string) =>
  queryOptions({
    queryKey: ['followed-posts', id],
    queryFn: ({ signal }) => api.get('/followed-posts/{id}', { params: { id }, signal, isQuiet: true }),
  })

async function setFollowed(id: string, isFollowed: boolean): Promise<void> {
  const now = await api.put('/followed-posts/{id}', { params: { id }, body: { isFollowed } })
  queryClient.setQueryData(followQuery(id).queryKey, now)
  notify.success(SUCCESS.updated)
}

/** Read when the menu opens. */
export function FollowItem({ postId }: { postId: string }) {
  const { data } = useQuery(followQuery(postId))
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={data?.isFollowed === true}
      disabled={!data}
      leftSection={<Icon name="bell" size={16} />}
      rightSection={data?.isFollowed && <Icon name="check" size={15} />}
      onClick={() => void setFollowed(postId, !data?.isFollowed).catch(() => undefined)}
    >
      {m.follow()}
      <Text size="xs" c="dimmed">
        {data?.isMailed === false ? m.followHintOff() : m.followHint()}
      </Text>
    </MenuItem>
  )
}
