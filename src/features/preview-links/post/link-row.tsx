import { Button } from '@mantine/core'
import * as m from '#features/preview-links/messages.ts'
import { readLinksAgain } from '#features/preview-links/post/queries.ts'
import type { PreviewLink } from '#features/preview-links/schema.ts'
import type { ListedChange } from '#records/changes/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { copyText } from '#ui/admin/copy-text.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { shortMoment } from '#ui/admin/prague-words.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './preview-links.module.css'

const DAY_MS = 24 * 60 * 60_000
const SOON_DAYS = 2

interface LinkRowProps {
  link: PreviewLink
  postId: string
  changes: readonly ListedChange[]
  onMakeAgain: (name: string) => void
}

export function LinkRow({ link, postId, changes, onMakeAgain }: LinkRowProps) {
  const { id, name, state, url, expiresAt } = link
  const now = useNow()
  const isOpen = state === 'open'
  const left = Math.ceil((Date.parse(expiresAt) - now.getTime()) / DAY_MS)

  async function revoke(): Promise<void> {
    try {
      await api.post('/preview-links/{id}/revoke', { params: { id } })
      notify.success(SUCCESS.updated)
    } finally {
      await readLinksAgain(postId)
    }
  }

  return (
    <li data-ended={isOpen ? undefined : ''}>
      <span className={css.sign}>
        <Icon name={isOpen ? 'link' : 'blocked'} />
      </span>
      <div>
        <div className={css.name}>
          {name}
          {isOpen && left <= SOON_DAYS && <Badge tone="caution">{m.daysLeft({ count: left })}</Badge>}
        </div>
        {isOpen && <code title={url}>{url ? withoutScheme(url) : m.cannotCopy()}</code>}
        <small>{wordsOf(link, changes, now).join(' · ')}</small>
      </div>
      <div className={css.actions}>
        {isOpen && (
          <>
            {url && (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<Icon name="copy" size={14} />}
                aria-label={m.copyFor({ name })}
                onClick={() => void copyText(url)}
              >
                {m.copy()}
              </Button>
            )}
            <Button
              variant="default"
              c="red"
              size="compact-sm"
              aria-label={m.revokeFor({ name })}
              onClick={() => void revoke().catch(() => undefined)}
            >
              {m.revoke()}
            </Button>
          </>
        )}
        {state === 'expired' && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={m.makeAgainFor({ name })}
            onClick={() => onMakeAgain(name)}
          >
            {m.makeAgain()}
          </Button>
        )}
      </div>
    </li>
  )
}

const withoutScheme = (url: string) => url.slice(url.indexOf('//') + 2)

function wordsOf(link: PreviewLink, changes: readonly ListedChange[], now: Date): string[] {
  const { state, changeId, expiresAt, endedAt, endedBy, openedCount, openedAt, makerName } = link
  const at = (iso: string) => shortMoment(iso, now)
  const openings = openedAt ? m.opened({ count: openedCount, moment: at(openedAt) }) : m.notOpened()
  if (state === 'open') {
    const title = changes.find(({ id }) => id === changeId)?.title
    const shows = changeId === null ? [] : [title ? m.showsChange({ title }) : m.showsOther()]
    return [...shows, m.worksUntil({ moment: at(expiresAt) }), openings, makerName]
  }
  if (state === 'revoked') return [m.revokedBy({ moment: at(endedAt ?? expiresAt), name: endedBy }), openings]
  return [state === 'expired' ? m.expired({ moment: at(expiresAt) }) : m.over(), openings]
}
