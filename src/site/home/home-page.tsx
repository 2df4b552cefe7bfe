import type { Benchmark } from '#entities/casino/benchmark.ts'
import type { WeightsProblem } from '#entities/casino/weights.ts'
import type { RecentChange } from '#features/change-log/present.ts'
import { hasEnoughCasinos, type Month } from '#entities/payout-test/month.ts'
import type { AuthorSummary, SignedSummary } from '#posts/summary.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'
import { ChangeFeed } from '#site/home/change-feed.tsx'
import { CriteriaSection } from '#site/home/criteria.tsx'
import { SiteFaq, siteFaq } from '#site/home/site-faq.tsx'
import { Masthead } from '#site/home/masthead.tsx'
import { BEST, BestThree } from '#site/home/best-three.tsx'
import { MonthFinding, MonthProof } from '#site/home/month-lead.tsx'
import type { ToplistAddress } from '#site/home/toplist-address.ts'
import type { Toplist, ToplistOptions, ToplistStats } from '#site/home/toplist.server.ts'
import { ToplistSection } from '#site/home/toplist.tsx'
import { AuthorCards } from '#site/listing/author-cards.tsx'
import { LeadStories } from '#site/listing/lead-stories.tsx'
import { TextLink } from '#ui/site/links.tsx'

interface HomePageProps {
  address: ToplistAddress
  options: ToplistOptions
  toplist: Toplist
  /** The whole list in the editors' order, whatever the reader filters. */
  best: Toplist
  field: Benchmark
  month: Month
  changes: RecentChange[]
  stats: ToplistStats
  articles: SignedSummary[]
  authors: AuthorSummary[]
  weightsProblem: WeightsProblem | null
}

const WHO_WE_ARE =
  'Testujeme za vlastní peníze, čteme podmínky do posledního řádku a napíšeme i to, co se nám nelíbí. Vy se pak rozhodnete s rozmyslem.'

/** A published post may replace it. Opens with the measurements of the month, or a story while there are too few. */
export const HomePage = (props: HomePageProps) => {
  const { address, options, toplist, best, field, month, changes, stats, articles, authors, weightsProblem } = props
  const leadsWithMonth = hasEnoughCasinos(month)
  return (
    <div className="home">
      <div className="wrap">
        <Masthead tested={stats.tested} />
        <div className={leadsWithMonth ? 'h-lead' : 'h-lead plain'}>
          {leadsWithMonth ? <MonthFinding month={month} /> : <p className="say-t">{hardSpaces(WHO_WE_ARE)}</p>}
          <BestThree casinos={best.casinos.slice(0, BEST)} total={best.total} month={month} />
          {leadsWithMonth && <MonthProof month={month} />}
          <ChangeFeed changes={changes} />
        </div>
      </div>
      <div className="h-tl">
        <ToplistSection
          address={address}
          options={options}
          toplist={toplist}
          field={field}
          updatedAt={stats.updatedAt}
          weightsProblem={weightsProblem}
        />
      </div>
      <Stories items={articles} />
      <CriteriaSection />
      {authors.length > 0 && <Authors items={authors} />}
      <SiteFaq items={siteFaq(stats)} />
    </div>
  )
}

const PICTURED = 2

const Stories = ({ items: [lead, ...others] }: { items: SignedSummary[] }) =>
  lead && (
    <section className="section sunken h-st">
      <div className="wrap">
        <LeadStories lead={lead} others={others} pictured={PICTURED} />
        <TextLink href={ARTICLES_PATH} arrow>
          Všechny články
        </TextLink>
      </div>
    </section>
  )

const Authors = ({ items }: { items: AuthorSummary[] }) => (
  <section className="section sunken">
    <div className="wrap">
      <div className="sec-head">
        <div>
          <h2>Kdo za recenzemi stojí</h2>
          <p>{hardSpaces('Podepisujeme se pod vše, co napíšeme. Žádné anonymní texty.')}</p>
        </div>
        <TextLink href="/autor/" arrow>
          Celá redakce
        </TextLink>
      </div>
      <AuthorCards items={items} />
    </div>
  </section>
)
