import { changesFeedOf } from '#shared/changes-address.ts'
import { WatchForm } from '#features/watching/site/watch-form.tsx'

interface WatchSectionProps {
  slug: string
  /** Whether the site can send mail; the feed is always offered. */
  hasMail: boolean
}

export const WatchSection = ({ slug, hasMail }: WatchSectionProps) => (
  <section className="card watch" aria-labelledby="hlidat-zmeny">
    <h2 id="hlidat-zmeny">Hlídat změny</h2>
    {hasMail && <WatchForm slug={slug} />}
    <p className="watch-feed">
      {hasMail ? 'Bez e-mailu: ' : 'Ve čtečce kanálů: '}
      <a href={changesFeedOf(slug)}>Sledovat změny (RSS)</a>
    </p>
  </section>
)
