import { ContentView } from '#posts/content/view.tsx'
import type { ShownPost } from '#posts/present.ts'
import { countOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { PostList, type PostSummary } from '#site/listing/post-list.tsx'
import { articleParts } from '#site/post/sections.ts'
import { Breadcrumbs } from '#site/post/post-article.tsx'
import { Avatar } from '#ui/site/brand.tsx'
import { RichText } from '#ui/site/rich-text.tsx'

interface AuthorPageProps {
  post: ShownPost
  works: PostSummary[]
  counts: { reviews: number; articles: number }
}

const REVIEWS = ['recenze', 'recenze', 'recenze', 'recenzí'] as const
const ARTICLES = ['článek', 'články', 'článku', 'článků'] as const

export function AuthorPage({ post, works, counts }: AuthorPageProps) {
  const { lead, text } = articleParts(post)
  const writer = post.writer
  return (
    <>
      <div className="wrap">
        <Breadcrumbs steps={post.breadcrumbs} current={post.breadcrumbTitle} />
        <header className="ahead">
          <Avatar avatar={writer?.avatar ?? null} name={writer?.fullName ?? post.title} size="s168" />
          <div>
            <h1>{hardSpaces(post.title)}</h1>
            {writer?.position && <p className="pos">{hardSpaces(writer.position)}</p>}
            {lead.length > 0 && (
              <p className="alead">
                <RichText nodes={lead} />
              </p>
            )}
            <p className="meta">
              <span>{countOf(counts.reviews, REVIEWS)}</span>
              <span>{countOf(counts.articles, ARTICLES)}</span>
            </p>
          </div>
        </header>
        {text.content.length > 0 && (
          <div className="prose author-text">
            <ContentView content={text} blocks={post.shortcodesConfig} />
          </div>
        )}
      </div>
      {works.length > 0 && (
        <section className="section">
          <div className="wrap">
            <div className="sec-head">
              <h2>{hardSpaces('Články a recenze')}</h2>
            </div>
            <PostList items={works} />
          </div>
        </section>
      )}
    </>
  )
}
