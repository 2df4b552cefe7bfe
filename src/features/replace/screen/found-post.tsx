import { Anchor, Button } from '@mantine/core'
import { memo } from 'react'
import { Link } from 'react-router'
import * as m from '#features/replace/messages.ts'
import { type FoundPost as Post, leaveOut, type Refusal } from '#features/replace/screen/run.ts'
import { PLACE_NAMES, STATUS_OF } from '#features/replace/screen/search-form.tsx'
import { type Wanted, writtenAs } from '#features/replace/shared/match.ts'
import { untitled } from '#records/admin/messages.ts'
import { Badge, StatusBadge, Tag } from '#ui/admin/status-badge.tsx'
import { useLanguage } from '#ui/admin/words/speak.ts'
import css from './replace.module.css'

interface FoundPostProps {
  post: Post
  without: ReadonlySet<string> | undefined
  wanted: Wanted
  replacement: string
  refusal: Refusal | undefined
  isBusy: boolean
  onAnyway: (post: Post) => void
}

/** Memoized: a letter typed in one field must not draw two thousand hits that stay as they are. */
export const FoundPost = memo(function FoundPost(props: FoundPostProps) {
  const { post, without, wanted, replacement, refusal, isBusy, onAnyway } = props
  useLanguage()
  const title = post.title || untitled()
  const keys = post.hits.map(({ key }) => key)
  const left = without?.size ?? 0
  return (
    <section className={css.post} aria-label={title}>
      <header className={css.head}>
        <input
          type="checkbox"
          aria-label={m.allHitsOf({ title })}
          checked={left === 0}
          ref={(box) => {
            if (box) box.indeterminate = left > 0 && left < keys.length
          }}
          disabled={isBusy}
          onChange={() => leaveOut(post, keys, left === 0)}
        />
        <h2>
          <Anchor component={Link} to={`/admin/posts/${post.id}`} lang="cs" c="inherit">
            {title}
          </Anchor>
        </h2>
        <span className={css.marks}>
          <StatusBadge status={STATUS_OF[post.stage]} />
          {post.waiting > 0 && (
            <Badge tone="quiet" means={m.waitingMeans()}>
              {m.waiting({ count: post.waiting })}
            </Badge>
          )}
          {post.how === 'suggest' && (
            <Badge tone="caution" means={m.suggestedMeans()}>
              {m.suggested()}
            </Badge>
          )}
        </span>
      </header>
      {post.isMore && <p className={css.refusal}>{m.tooManyHere({ count: keys.length })}</p>}
      {refusal && (
        <p className={css.refusal} role="alert">
          {refusal.message}
          {refusal.code === 'BREAKS_CHANGE' && (
            <Button size="compact-xs" variant="default" disabled={isBusy} onClick={() => onAnyway(post)}>
              {m.replaceAnyway()}
            </Button>
          )}
        </p>
      )}
      <ul className={css.hits}>
        {post.hits.map(({ key, place, before, found, after }) => {
          const isLeft = without?.has(key) ?? false
          const written = place === 'links' ? replacement : writtenAs(replacement, found, wanted)
          return (
            <li key={key}>
              <label data-left={isLeft || undefined}>
                <input
                  type="checkbox"
                  checked={!isLeft}
                  disabled={isBusy}
                  onChange={() => leaveOut(post, [key], !isLeft)}
                />
                <span lang="cs" className={css.sentence}>
                  {before}
                  <del>{found}</del>
                  {written && <ins>{written}</ins>}
                  {after}
                </span>
                {place !== 'texts' && <Tag>{PLACE_NAMES[place]()}</Tag>}
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
