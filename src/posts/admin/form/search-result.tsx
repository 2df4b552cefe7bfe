import { shownSlug } from '#posts/admin/form/address.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { postPath } from '#shared/post-address.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'
import { memoGroup } from '#ui/admin/form/memo-group.tsx'
import css from './search-result.module.css'

export const SearchResult = memoGroup(function SearchResult({ form, now }: Pick<PartProps, 'form'> & { now: Date }) {
  const post = form.values
  const steps = postPath({ category: post.category, slug: shownSlug(post) })
    .split('/')
    .filter(Boolean)
  return (
    <figure className={css.result} aria-label="Search result preview">
      <div className={css.address}>{[window.location.host, ...steps].join(' › ')}</div>
      <div className={css.title} lang="cs">
        {replaceTitleTokens(post.metaTag.title || post.title, now) || 'Untitled'}
      </div>
      <div className={css.description}>
        {post.metaTag.description ? (
          <span lang="cs">{replaceTitleTokens(post.metaTag.description, now)}</span>
        ) : (
          'Without a description search engines take one from the text.'
        )}
      </div>
    </figure>
  )
})
