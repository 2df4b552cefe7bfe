import type { ReactNode } from 'react'
import { loadBenchmark } from '#entities/casino/benchmark.server.ts'
import type { Services } from '#records/services.server.ts'
import { countPosts, listPosts } from '#posts/list.server.ts'
import type { ShownPost } from '#posts/present.ts'
import { sharePath } from '#posts/share-card.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { postGraph } from '#site/json-ld.ts'
import { JsonLd } from '#site/json-ld-script.tsx'
import { loadField } from '#features/voices/sums.server.ts'
import { changesFeedOf } from '#shared/changes-address.ts'
import type { Page } from '#site/page.ts'
import { AuthorPage } from '#site/post/author-page.tsx'
import { PostArticle } from '#site/post/post-article.tsx'
import { ReviewArticle } from '#site/post/review-article.tsx'
import { isCasino } from '#site/post/sections.ts'
import type { SheetName } from '#site/sheets/sheets.server.ts'

const WORKS_SHOWN = 50

export async function pageOfPost(
  services: Services,
  post: ShownPost,
  writerId: string | null,
  /** What the site adds below the text, the sheet for both, and whether search engines may index what was asked. */
  added?: { below: ReactNode; sheet: SheetName; robots?: string },
): Promise<Page> {
  const { env } = services
  const { metaTag } = post
  const facts = post.isReviewPost ? post.entity : null
  const head = {
    path: post.path,
    title: metaTag.title || `${post.title} – ${env.SITE_NAME}`,
    description: metaTag.description,
    keywords: metaTag.keyword,
    robots: added?.robots ?? metaTag.robots,
    ...(metaTag.canonical ? { canonical: metaTag.canonical } : {}),
    ogType: post.category === 'Autor' ? ('profile' as const) : ('article' as const),
    ogImage: env.SITE_URL + sharePath(post, env),
    ...(facts && { feed: feedOf(facts) }),
  }
  const main = (
    <>
      {await viewOf(services, post, writerId, added?.below)}
      <JsonLd graph={postGraph(post, { url: env.SITE_URL, name: env.SITE_NAME })} />
    </>
  )
  const sheet = added?.sheet ?? (post.category === 'Autor' ? 'author' : 'post')
  return { sheet, main, head }
}

async function viewOf(services: Services, post: ShownPost, writerId: string | null, below: ReactNode) {
  if (post.category === 'Autor') return authorPage(services, post, writerId)
  const facts = post.isReviewPost ? post.entity : null
  if (!facts) return <PostArticle post={post}>{below}</PostArticle>
  const now = services.now()
  const [field, voiceField] = await Promise.all([
    isCasino(facts) ? loadBenchmark(services.db, now) : null,
    loadField(services.db, isCasino(facts) ? 'casinos' : 'bookmakers', now),
  ])
  return (
    <ReviewArticle post={post} facts={facts} field={field} voiceField={voiceField} hasMail={canSendMail(services.env)}>
      {below}
    </ReviewArticle>
  )
}

const feedOf = ({ slug, title }: { slug: string; title: string }) => ({
  href: changesFeedOf(slug),
  title: `${title}: co se změnilo`,
})

async function authorPage({ db, now }: Services, post: ShownPost, writerId: string | null) {
  if (!writerId) return <AuthorPage post={post} works={[]} counts={{ reviews: 0, articles: 0 }} />
  const [works, reviews, articles] = await Promise.all([
    listPosts(db, { writerId, limit: WORKS_SHOWN, offset: 0 }, now()),
    countPosts(db, { writerId, category: 'Recenze' }),
    countPosts(db, { writerId, category: '/' }),
  ])
  return <AuthorPage post={post} works={works} counts={{ reviews, articles }} />
}
