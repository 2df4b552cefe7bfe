import type { SignedSummary } from '#posts/summary.ts'
import { formatDate, formatLongDate } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Cover } from '#ui/site/cover.tsx'

interface LeadStoriesProps {
  lead: SignedSummary
  others: readonly SignedSummary[]
  pictured?: number
}

export const LeadStories = ({ lead, others, pictured = others.length }: LeadStoriesProps) => (
  <section className="lead-stories" aria-label="Nejnovější">
    <h2 className="vh">Nejnovější</h2>
    <article className="first">
      <Cover
        picture={lead.picture}
        cover={lead.cover}
        sizes="(min-width: 1760px) 790px, (min-width: 1024px) 680px, 100vw"
        isBig
      />
      <div>
        <Rubric story={lead} />
        <h3>
          <a href={lead.path}>{hardSpaces(lead.title)}</a>
        </h3>
      </div>
      {lead.description && <p>{hardSpaces(lead.description)}</p>}
      <p className="meta">
        {lead.writer && <span>{lead.writer}</span>}
        <time dateTime={lead.updatedAt}>{formatLongDate(lead.updatedAt)}</time>
        <span>{lead.minutes}&nbsp;min čtení</span>
      </p>
    </article>
    <div>
      <div>
        {others.slice(0, pictured).map((story) => (
          <SideStory key={story.path} story={story} hasPicture />
        ))}
      </div>
      {others.length > pictured && (
        <div>
          {others.slice(pictured).map((story) => (
            <SideStory key={story.path} story={story} />
          ))}
        </div>
      )}
    </div>
  </section>
)

const SideStory = ({ story, hasPicture = false }: { story: SignedSummary; hasPicture?: boolean }) => (
  <article className={hasPicture ? 'side' : 'side brief'}>
    <div>
      <Rubric story={story} />
      <h3>
        <a href={story.path}>{hardSpaces(story.title)}</a>
      </h3>
      {story.description && <p className="st-d">{hardSpaces(story.description)}</p>}
      <p className="meta">
        {story.writer && <span>{story.writer}</span>}
        <time dateTime={story.updatedAt}>{formatDate(story.updatedAt)}</time>
      </p>
    </div>
    {hasPicture && <Cover picture={story.picture} cover={story.cover} sizes="(min-width: 1024px) 160px, 120px" />}
  </article>
)

const Rubric = ({ story: { rubric, label } }: { story: SignedSummary }) =>
  rubric ? (
    <a className="kick" href={rubric.path}>
      {hardSpaces(rubric.title)}
    </a>
  ) : (
    <span className="kick">{label}</span>
  )
