import { Button, Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '#features/preview-links/messages.ts'
import { LinkRow } from '#features/preview-links/post/link-row.tsx'
import { NewLink } from '#features/preview-links/post/new-link.tsx'
import { linksQuery } from '#features/preview-links/post/queries.ts'
import { changesQuery } from '#records/admin/changes/queries.ts'
import { currentUser, isEditor } from '#records/admin/api/user.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { close } from '#ui/admin/messages.ts'
import css from './preview-links.module.css'

interface PreviewLinksProps {
  post: { id: string; isActive: boolean }
  onClose: () => void
}

export function PreviewLinks({ post, onClose }: PreviewLinksProps) {
  const { data: links, isError, refetch } = useQuery(linksQuery(post.id))
  const { data: changes = [] } = useQuery({ ...changesQuery('posts', post.id), enabled: post.isActive })
  const [again, setAgain] = useState<string>()
  const own = changes.filter(({ authorId }) => isEditor() || authorId === currentUser().id)
  return (
    <Modal opened onClose={onClose} title={m.title()} size={680}>
      <p className={css.lead}>{m.lead()}</p>
      {post.isActive && own.length === 0 ? (
        <p className={css.lead}>{m.nothingToShow()}</p>
      ) : (
        <NewLink key={again ?? ''} postId={post.id} changes={post.isActive ? own : undefined} name={again ?? ''} />
      )}
      {!links && isError && <ReadFailure title={m.unread()} onTryAgain={refetch} />}
      {!links && !isError && <Skeleton height={76} mt={14} />}
      {links && links.length > 0 && (
        <ul className={css.rows}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} postId={post.id} changes={changes} onMakeAgain={setAgain} />
          ))}
        </ul>
      )}
      <div className={css.foot}>
        {m.foot()}
        <Button variant="default" onClick={onClose}>
          {close()}
        </Button>
      </div>
    </Modal>
  )
}
