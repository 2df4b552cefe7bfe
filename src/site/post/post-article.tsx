import type { ReactNode } from 'react'
import { BiographyWritersView } from '#blocks/biography-writers/view.tsx'
import { ContentView } from '#posts/content/view.tsx'
import { FaqView } from '#posts/parts/faq-view.tsx'
import { ReferencesView } from '#posts/parts/references-view.tsx'
import { type TocItem, TocView } from '#posts/parts/toc-view.tsx'
import type { ShownPost } from '#posts/present.ts'
import { uncapitalise } from '#shared/capitalise.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { RichText as RichTextNodes } from '#shared/schema/rich-text.ts'
import { articleParts, FAQ_SECTION, REFERENCES_SECTION, tableOfContents } from '#site/post/sections.ts'
import { Avatar } from '#ui/site/brand.tsx'
import { Cover } from '#ui/site/cover.tsx'
import { Img } from '#ui/site/image.tsx'
import { RichText } from '#ui/site/rich-text.tsx'
import { ShownDate } from '#ui/site/shown-date.tsx'

export const Breadcrumbs = ({
  steps,
  current,
}: {
  steps: readonly { title: string; path: string }[]
  current: string
}) => (
  <nav aria-label="Drobečková navigace">
    <ol className="crumbs">
      {[{ title: labels.home, path: '/' }, ...steps].map((step) => (
        <li key={step.path}>
          <a href={step.path}>{hardSpaces(step.title)}</a>
        </li>
      ))}
      <li aria-current="page">{hardSpaces(current)}</li>
    </ol>
  </nav>
)

const Byline = ({ post }: { post: ShownPost }) => {
  const { writer } = post
  return (
    <div className="byline">
      {writer && <Avatar avatar={writer.avatar} name={writer.fullName} size="s40" />}
      <div>
        {writer && (
          <>
            {writer.authorPath ? <a href={writer.authorPath}>{writer.fullName}</a> : <b>{writer.fullName}</b>}
            {writer.position && hardSpaces(`, ${uncapitalise(writer.position)}`)}
            <br />
          </>
        )}
        <ShownDate {...post} />
      </div>
    </div>
  )
}

interface PostArticleProps {
  post: ShownPost
  children?: ReactNode
}

export const PostHead = ({ post, lead, children }: { post: ShownPost; lead: RichTextNodes; children?: ReactNode }) => (
  <header className="art-head">
    <h1>{hardSpaces(post.title)}</h1>
    {lead.length > 0 && (
      <p className="lead">
        <RichText nodes={lead} />
      </p>
    )}
    <Byline post={post} />
    {children}
  </header>
)

/** The end of every post: what the page adds below the text, questions, sources. */
export const PostEnd = ({ post, children }: PostArticleProps) => (
  <>
    {children}
    <FaqView items={post.faq.data} id={FAQ_SECTION.headingId} />
    <ReferencesView items={post.references.data} id={REFERENCES_SECTION.headingId} />
  </>
)

export function PostArticle({ post, children }: PostArticleProps) {
  const { lead, text } = articleParts(post)
  const toc = tableOfContents(post)
  return (
    <div className="wrap">
      <Breadcrumbs steps={post.breadcrumbs} current={post.breadcrumbTitle} />
      <PostHead post={post} lead={lead} />
      <div className={`layout${layoutOf(post, toc)}`}>
        <article className="prose">
          {toc.length > 0 && (
            <div className="aside">
              <TocView items={toc} variant="nav" />
            </div>
          )}
          <Opening post={post} />
          <TocView items={toc} variant="details" />
          <ContentView content={text} blocks={post.shortcodesConfig} />
          <PostEnd post={post}>{children}</PostEnd>
          <Signature post={post} />
        </article>
      </div>
    </div>
  )
}

/** A story uses the margin for its contents and notes. */
function layoutOf({ shortcodesConfig }: ShownPost, toc: readonly TocItem[]): string {
  return toc.length > 0 || shortcodesConfig.marginNotes.length > 0 ? ' story' : ' single'
}

const OPENING_SIZES = '(min-width: 1024px) 780px, 100vw'

/** An article's own picture has an alternative text; its drawn cover is decorative. */
const Opening = ({ post: { banner, cover } }: { post: ShownPost }) =>
  banner ? (
    <Img picture={banner} sizes={OPENING_SIZES} eager className="banner blk" />
  ) : (
    <Cover picture={null} cover={cover} sizes={OPENING_SIZES} isBig />
  )

/** The author of the text, unless a block has already introduced them. */
export function Signature({ post: { writer, shortcodesConfig } }: { post: ShownPost }) {
  const introduced = shortcodesConfig.biographyWriters.some(({ data }) => data.writer?.fullName === writer?.fullName)
  if (!writer || introduced) return null
  const data = { uniqId: 'autor', heading: '', level: 2 as const, writer: { ...writer, text: writer.info } }
  return (
    <>
      <h2 className="vh">Kdo text napsal</h2>
      <BiographyWritersView data={data} />
    </>
  )
}
