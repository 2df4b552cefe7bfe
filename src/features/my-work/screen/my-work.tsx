import { Anchor, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { MY_WORK, useMyWork } from '#features/my-work/admin/use-my-work.ts'
import * as m from '#features/my-work/messages.ts'
import { Row } from '#features/today/screen/row.tsx'
import { TodaySection } from '#features/today/screen/today-section.tsx'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import { untitled } from '#records/admin/messages.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import css from '#features/today/screen/today.module.css'

type MyPost = ResponseOf<'GET', '/today/mine'>['items'][number]

const ICONS: Record<MyPost['kind'], IconName> = {
  sentBack: 'undo',
  scheduled: 'clock',
  draft: 'edit',
  assigned: 'edit',
  submitted: 'check',
}

function aboutOf({ kind, at, who }: MyPost): string {
  const when = formatDateTime(at)
  if (kind === 'sentBack') return who ? m.sentBackBy({ who, when }) : m.sentBack({ when })
  return { scheduled: m.goesLive, submitted: m.submitted, draft: m.draft, assigned: m.assigned }[kind]({ when })
}

/** What somebody has open: sent back to them, planned, begun, signed as theirs, submitted. */
export function MyWork() {
  const query = useMyWork()
  const part = useRef<HTMLDivElement>(null)
  const isWanted = useLocation().hash === `#${MY_WORK}`
  const isThere = query.data !== undefined
  useEffect(() => {
    if (isWanted && isThere) part.current?.querySelector<HTMLElement>('[data-row]')?.focus()
  }, [isWanted, isThere])
  const mine = (writer: string) => `/admin/posts?writer=${writer}&status=draft`
  const writer = query.data?.writer
  return (
    <div id={MY_WORK} ref={part}>
      <TodaySection
        title={m.myWork()}
        query={query}
        count={({ total }) => total}
        more={
          writer && (
            <Anchor component={Link} to={mine(writer)} size="sm" c="dimmed" underline="always">
              {m.allMine()}
            </Anchor>
          )
        }
        empty={m.nothingOpen()}
        height={150}
      >
        {({ items, total }) => (
          <>
            <ul className={css.rows}>
              {items.map((post) => (
                <Row
                  key={post.id}
                  to={`/admin/posts/${post.id}`}
                  mark={<Icon name={ICONS[post.kind]} size={16} />}
                  title={post.title || untitled()}
                  about={<span className={post.kind === 'sentBack' ? css.soonWords : undefined}>{aboutOf(post)}</span>}
                  actions={
                    <Button component={Link} to={`/admin/posts/${post.id}`} variant="default" size="compact-sm">
                      {m.continueIt()}
                    </Button>
                  }
                />
              ))}
            </ul>
            {total > items.length && <p className={css.explained}>{m.rest({ count: total - items.length })}</p>}
          </>
        )}
      </TodaySection>
    </div>
  )
}
