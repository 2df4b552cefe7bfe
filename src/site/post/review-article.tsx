import type { ReactNode } from 'react'
import type { Benchmark } from '#entities/casino/benchmark.ts'
import { ChangesSection } from '#features/change-log/site/changes-section.tsx'
import type { FieldShares } from '#features/voices/shared/figures.ts'
import { VoicesSection } from '#features/voices/site/voices-section.tsx'
import { WatchSection } from '#features/watching/site/watch-section.tsx'
import { ContentView } from '#posts/content/view.tsx'
import { TocView } from '#posts/parts/toc-view.tsx'
import type { ShownContent, ShownPost } from '#posts/present.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { LedgerSummary } from '#site/post/check-note.tsx'
import { Fold } from '#site/post/fold.tsx'
import { Payouts } from '#site/post/payouts.tsx'
import { Breadcrumbs, PostEnd, PostHead, Signature } from '#site/post/post-article.tsx'
import { BonusBox, FactsTable, PaymentsAndSoftware, SafetyList } from '#site/post/review-facts.tsx'
import {
  contentsOfReview,
  FACT_SECTIONS,
  type FactSection,
  factSectionsOf,
  FIRST,
  isCasino,
  reviewParts,
  type TextSection,
  VOICES_SECTION,
} from '#site/post/sections.ts'
import { AsideOffer, StickyOffer, Verdict } from '#site/post/verdict.tsx'

interface ReviewArticleProps {
  post: ShownPost
  facts: CasinoFacts | BookmakerFacts
  field: Benchmark | null
  /** What players of the whole field say. */
  voiceField: FieldShares
  hasMail: boolean
  children?: ReactNode
}

/** A review begins with its verdict and what readers decide by. */
export function ReviewArticle({ post, facts, field, voiceField, hasMail, children }: ReviewArticleProps) {
  const parts = reviewParts(post)
  const toc = contentsOfReview(post, facts, parts)
  const blocks = post.shortcodesConfig
  const names = factSectionsOf(facts, parts.within)
  const views: Record<FactSection, ReactNode> = {
    payouts: <Payouts facts={facts} field={field} />,
    bonus: <BonusBox facts={facts} field={field} />,
    facts: <FactsTable facts={facts} />,
    safety: isCasino(facts) && <SafetyList facts={facts} />,
    payments: <PaymentsAndSoftware facts={facts} />,
  }
  const show = (some: readonly FactSection[]) =>
    some.map((name) => (
      <OwnSection key={name} name={name} text={parts.within[name]} blocks={blocks}>
        {views[name]}
      </OwnSection>
    ))
  return (
    <>
      <div className="wrap">
        <Breadcrumbs steps={post.breadcrumbs} current={post.breadcrumbTitle} />
        <div className="layout rv">
          <PostHead post={post} lead={parts.lead}>
            {facts.ledger && <LedgerSummary ledger={facts.ledger} />}
          </PostHead>
          <aside className="aside">
            <div className="stick">
              <AsideOffer facts={facts} />
              <TocView items={toc} variant="nav" />
            </div>
          </aside>
          <article className="prose">
            <Verdict facts={facts} field={field} />
            <TocView items={toc} variant="details" />
            {show(names.filter((name) => FIRST.includes(name)))}
            <h2 id={VOICES_SECTION.headingId}>{hardSpaces(VOICES_SECTION.title)}</h2>
            <VoicesSection
              slug={facts.slug}
              noun={isCasino(facts) ? 'kasino' : 'kancelář'}
              rating={facts.rating}
              voices={facts.voices}
              field={voiceField}
            />
            <ContentView content={parts.opening} blocks={blocks} />
            {show(names.filter((name) => !FIRST.includes(name)))}
            {parts.sections.map((section, index) => (
              <WrittenSection key={section.id ?? index} section={section} blocks={blocks} />
            ))}
            <PostEnd post={post}>{children}</PostEnd>
            <ChangesSection slug={facts.slug} changes={facts.changes} />
            <WatchSection slug={facts.slug} hasMail={hasMail} />
            <Signature post={post} />
          </article>
        </div>
      </div>
      <StickyOffer facts={facts} />
    </>
  )
}

const MORE: Record<FactSection, string> = {
  payouts: 'Jak jsme výplaty testovali',
  bonus: 'Co bonus znamená v korunách',
  facts: 'Co k tomu říkáme',
  safety: 'Co k tomu říkáme',
  payments: 'Co k tomu říkáme',
}

interface SectionProps {
  blocks: ShownPost['shortcodesConfig']
}

/** A section of the page, with what the editors wrote for it. */
const OwnSection = ({
  name,
  text,
  blocks,
  children,
}: SectionProps & { name: FactSection; text: ShownContent | undefined; children: ReactNode }) => (
  <>
    <h2 id={FACT_SECTIONS[name].headingId}>{hardSpaces(FACT_SECTIONS[name].title)}</h2>
    {children}
    {text && (
      <Fold title={MORE[name]}>
        <ContentView content={text} blocks={blocks} />
      </Fold>
    )}
  </>
)

const WrittenSection = ({ section: { title, start, more }, blocks }: SectionProps & { section: TextSection }) => (
  <>
    <ContentView content={start} blocks={blocks} />
    {more.content.length > 0 && (
      <Fold title="Číst dál" of={title}>
        <ContentView content={more} blocks={blocks} />
      </Fold>
    )}
  </>
)
