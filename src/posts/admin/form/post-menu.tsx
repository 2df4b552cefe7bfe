import { Text } from '@mantine/core'
import { FollowItem } from '#features/colleague-mail/post/follow-item.tsx'
import * as links from '#features/preview-links/messages.ts'
import * as templates from '#features/templates/messages.ts'
import * as m from '#posts/admin/messages.ts'
import type { Post } from '#posts/schema.ts'
import { isEditor } from '#records/admin/api/user.ts'
import { postPath } from '#shared/post-address.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'

interface PostMenuProps {
  post: Post | undefined
  onLinks: () => void
  onTemplate: () => void
}

/** What the menu of a post has besides that of every record. */
export function PostMenu({ post, onLinks, onTemplate }: PostMenuProps) {
  if (!post || post.isDeleted) return null
  return (
    <>
      {post.isActive && (
        <MenuItem component="a" href={postPath(post)} target="_blank" leftSection={<Icon name="external" size={16} />}>
          {m.viewOnSite()}
        </MenuItem>
      )}
      <MenuItem leftSection={<Icon name="link" size={16} />} onClick={onLinks}>
        {links.menuItem()}
        <Text size="xs" c="dimmed">
          {links.menuHint()}
        </Text>
      </MenuItem>
      {isEditor() && (
        <MenuItem leftSection={<Icon name="copy" size={16} />} onClick={onTemplate}>
          {templates.saveAsTemplate()}
          <Text size="xs" c="dimmed">
            {templates.saveHint()}
          </Text>
        </MenuItem>
      )}
      <FollowItem postId={post.id} />
    </>
  )
}
