import type { ReactNode } from 'react'
import { BiographyWritersView } from '#blocks/biography-writers/view.tsx'
import type { Benchmark } from '#entities/casino/benchmark.ts'
import { ContentView } from '#posts/content/view.tsx'
import { FaqView } from '#posts/parts/faq-view.tsx'
import { ReferencesView } from '#posts/parts/references-view.tsx'
import { type TocItem, TocView } from '#posts/parts/toc-view.tsx'
import type { ShownPost } from '#posts/present.ts'
import { uncapitalise } from '#shared/capitalise.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { ChangesSection } from '#features/change-log/site/changes-section.tsx'
import { LedgerSummary } from '#site/post/check-note.tsx'
import { PayoutsSection } from '#site/post/payouts.tsx'
import { BonusBox, FactsTable, PaymentsAndSoftware, SafetyList } from '#site/post/review-facts.tsx'
import { articleParts, FAQ_SECTION, isCasino, REFERENCES_SECTION, tableOfContents } from '#site/post/sections.ts'
import { AsideOffer, StickyOffer, Verdict } from '#site/post/verdict.tsx'
import { WatchSection } from '#features/watching/site/watch-section.tsx'
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
  hasMail?: boolean
  field?: Benchmark | null
  children?: ReactNode
}

export function PostArticle({ post, field = null, hasMail = false, children }: PostArticleProps) {
  const parts = articleParts(post)
  const toc = tableOfContents(post, parts)
  const facts = post.isReviewPost ? post.entity : null
  const head = (
    <header className="art-head">
      <h1>{hardSpaces(post.title)}</h1>
      {parts.lead.length > 0 && (
        <p className="lead">
          <RichText nodes={parts.lead} />
        </p>
      )}
      <Byline post={post} />
      {facts?.ledger && <LedgerSummary ledger={facts.ledger} />}
    </header>
  )
  return (
    <>
      <div className="wrap">
        <Breadcrumbs steps={post.breadcrumbs} current={post.breadcrumbTitle} />
        {!facts && head}
        <div className={`layout${layoutOf(post, toc)}`}>
          {facts && (
            <>
              {head}
              <aside className="aside">
                <div className="stick">
                  <AsideOffer facts={facts} />
                  <TocView items={toc} variant="nav" />
                </div>
              </aside>
            </>
          )}
          <article className="prose">
            {!facts && toc.length > 0 && (
              <div className="aside">
                <TocView items={toc} variant="nav" />
              </div>
            )}
            {facts ? <Verdict facts={facts} field={field} /> : <Opening post={post} />}
            <TocView items={toc} variant="details" />
            <ContentView content={parts.opening} blocks={post.shortcodesConfig} />
            {facts && (
              <>
                <FactsTable facts={facts} />
                <BonusBox facts={facts} field={field} />
                <PayoutsSection facts={facts} field={field} />
                {isCasino(facts) && <SafetyList facts={facts} />}
                <PaymentsAndSoftware facts={facts} />
              </>
            )}
            <ContentView content={parts.rest} blocks={post.shortcodesConfig} />
            {children}
            <FaqView items={post.faq.data} id={FAQ_SECTION.headingId} />
            <ReferencesView items={post.references.data} id={REFERENCES_SECTION.headingId} />
            {facts && <ChangesSection slug={facts.slug} changes={facts.changes} />}
            {facts && <WatchSection slug={facts.slug} hasMail={hasMail} />}
            <Signature post={post} />
          </article>
        </div>
      </div>
      {facts && <StickyOffer facts={facts} />}
    </>
  )
}

/** A story uses the margin for its contents and notes; a review for its offer. */
function layoutOf({ isReviewPost, entity, shortcodesConfig }: ShownPost, toc: readonly TocItem[]): string {
  if (isReviewPost && entity) return ' rv'
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
function Signature({ post: { writer, shortcodesConfig } }: { post: ShownPost }) {
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
