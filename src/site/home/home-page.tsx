import type { WeightsProblem } from '#entities/casino/weights.ts'
import type { AuthorSummary, SignedSummary } from '#posts/summary.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { CriteriaSection } from '#site/home/criteria.tsx'
import { Hero } from '#site/home/hero.tsx'
import { HouseFaq, houseFaq } from '#site/home/house-faq.tsx'
import type { ToplistAddress } from '#site/home/toplist-address.ts'
import type { Toplist, ToplistOptions, ToplistStats } from '#site/home/toplist.server.ts'
import { ToplistSection } from '#site/home/toplist.tsx'
import { AuthorCards } from '#site/listing/author-cards.tsx'
import { PostCards } from '#site/listing/post-cards.tsx'
import { TextLink } from '#ui/site/links.tsx'

export interface HomePageProps {
  address: ToplistAddress
  options: ToplistOptions
  toplist: Toplist
  stats: ToplistStats
  articles: SignedSummary[]
  authors: AuthorSummary[]
  /** Why the weights of the address were not taken. */
  weightsProblem: WeightsProblem | null
}

/** The built-in home page; an editor may put a post in its place. */
export const HomePage = ({ address, options, toplist, stats, articles, authors, weightsProblem }: HomePageProps) => (
  <>
    <Hero tested={stats.tested} />
    <ToplistSection
      address={address}
      options={options}
      toplist={toplist}
      updatedAt={stats.updatedAt}
      weightsProblem={weightsProblem}
    />
    <CriteriaSection />
    {articles.length > 0 && <Articles items={articles} />}
    {authors.length > 0 && <Authors items={authors} />}
    <HouseFaq items={houseFaq(stats)} />
  </>
)

const Articles = ({ items }: { items: SignedSummary[] }) => (
  <section className="section">
    <div className="wrap">
      <div className="sec-head">
        <h2>Nejnovější články</h2>
        <TextLink href="/hledat/" arrow>
          {hardSpaces('Hledat v článcích')}
        </TextLink>
      </div>
      <PostCards items={items} />
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
