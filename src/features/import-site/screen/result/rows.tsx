import { Button, Table } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import { type Listed, markLooked, publishPost } from '#features/import-site/screen/queries.ts'
import * as m from '#features/import-site/screen/result/messages.ts'
import { Tag } from '#features/players/screen/parts.tsx'
import type { BulkResult } from '#records/admin/list/bulk-result.ts'
import { text } from '#shared/words/message.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from '#features/import-site/screen/import-site.module.css'

interface RowsProps {
  importId: string
  items: Listed[]
  isLook: boolean
  onResult: (result: BulkResult) => void
}

export function Rows({ importId, items, isLook, onResult }: RowsProps) {
  const rows = useRef<HTMLTableSectionElement>(null)

  async function publish(post: Listed): Promise<void> {
    if (post.isActive) return
    const { title } = post
    const question = { title: m.publishTitle({ title }), body: m.publishBody(), action: m.publishIt() }
    if (!(await confirm(question))) return
    const result = await publishPost(importId, post)
    onResult(result)
    if (result.count === 1) notify.success(SUCCESS.updated)
  }

  function press(post: Listed, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = links.findIndex((link) => link === event.currentTarget)
    const work: Record<string, () => void> = {
      j: () => links[at + 1]?.focus(),
      k: () => links[at - 1]?.focus(),
      p: () => void publish(post),
      ...(isLook && {
        l: () => {
          void markLooked(importId, post.id, !post.isLooked)
          links[at + 1]?.focus()
        },
      }),
    }
    const wanted = work[event.key]
    if (!wanted) return
    event.preventDefault()
    wanted()
  }

  return (
    <Table className={css.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.postColumn()}</Table.Th>
          {isLook && <Table.Th>{m.whyColumn()}</Table.Th>}
          <Table.Th aria-label={m.open()} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody ref={rows}>
        {items.map((post) => (
          <Table.Tr key={post.id} data-done={post.isLooked || undefined}>
            <Table.Td>
              <Link to={`/admin/posts/${post.id}`} data-row lang="cs" onKeyDown={(event) => press(post, event)}>
                {post.title}
              </Link>
              <small>
                {[post.isActive ? m.published() : m.draft(), post.writer, formatDate(post.createdAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </Table.Td>
            {isLook && (
              <Table.Td>
                <Tag icon="warn" tone="warn">
                  {m.toMend()}
                </Tag>
                {post.what.map((said) => (
                  <small key={said.text}>{text(said)}</small>
                ))}
              </Table.Td>
            )}
            <Table.Td>
              <div className={css.acts}>
                <Button component={Link} to={`/admin/posts/${post.id}`} variant="default" size="compact-sm">
                  {m.open()}
                </Button>
                {isLook && (
                  <Button
                    variant={post.isLooked ? 'light' : 'subtle'}
                    color={post.isLooked ? 'green' : 'gray'}
                    size="compact-sm"
                    aria-pressed={post.isLooked}
                    leftSection={<Icon name="check" size={15} />}
                    onClick={() => void markLooked(importId, post.id, !post.isLooked)}
                  >
                    {m.looked()}
                  </Button>
                )}
                {!isLook && !post.isActive && (
                  <Button variant="subtle" size="compact-sm" onClick={() => void publish(post)}>
                    {m.publishKey()}
                  </Button>
                )}
              </div>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
