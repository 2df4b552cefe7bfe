import { shownSlug } from '#posts/admin/form/address.ts'
import type { PostInput } from '#posts/schema.ts'
import { postPath } from '#shared/post-address.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'
import css from './search-result.module.css'

/** About as the page will stand in a search engine today. */
export function SearchResult({ post, now }: { post: PostInput; now: Date }) {
  const steps = postPath({ category: post.category, slug: shownSlug(post) })
    .split('/')
    .filter(Boolean)
  return (
    <figure className={css.result} aria-label="Search result preview">
      <div className={css.address}>{[window.location.host, ...steps].join(' › ')}</div>
      <div className={css.title}>{replaceTitleTokens(post.metaTag.title || post.title, now) || 'Untitled'}</div>
      <div className={css.description}>
        {replaceTitleTokens(post.metaTag.description, now) ||
          'Without a description search engines take one from the text.'}
      </div>
    </figure>
  )
}
