import type { VoiceSummary } from '#features/voices/public.ts'
import type { FieldShares } from '#features/voices/shared/figures.ts'
import { hasFigures } from '#features/voices/shared/figures.ts'
import { voicesOf } from '#features/voices/shared/address.ts'
import { VoiceList } from '#features/voices/voice-view.tsx'
import { Few, HowVerified, WriteLink } from '#features/voices/site/parts.tsx'
import { ThreeFigures } from '#features/voices/site/tally.tsx'
import { VOICE_COUNT } from '#features/voices/words.ts'
import { countOf, formatRating } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Fold } from '#site/post/fold.tsx'

interface VoicesSectionProps {
  slug: string
  /** In the accusative: „kasino“, „kancelář“. */
  noun: string
  rating: number | null
  voices: VoiceSummary
  field: FieldShares
}

/** In a review: what players say, apart from what the editors measure. */
export function VoicesSection({ slug, noun, rating, voices: { figures, latest }, field }: VoicesSectionProps) {
  const score = rating === null ? 'známky' : `známky ${formatRating(rating)}`
  return (
    <div className="blk pv">
      <p className="pv-apart">{hardSpaces(`Tohle říkají hráči, ne redakce. Do ${score} jejich hlasy nevstupují.`)}</p>
      {hasFigures(figures) ? (
        <ThreeFigures figures={figures} field={field} noun={noun} />
      ) : (
        <Few slug={slug} total={figures.people} />
      )}
      {latest.length > 0 && <VoiceList voices={latest.slice(0, 1)} />}
      {latest.length > 1 && (
        <Fold title={latest.length > 2 ? `Další ${countOf(latest.length - 1, VOICE_COUNT)}` : 'Další zkušenost'}>
          <VoiceList voices={latest.slice(1)} />
        </Fold>
      )}
      {figures.total > 0 && (
        <p className="acts">
          {hasFigures(figures) && <WriteLink slug={slug} isTonal />}
          <a className="tlink" href={voicesOf(slug)}>
            {`Všechny zkušenosti: ${countOf(figures.total, VOICE_COUNT)}`}
          </a>
        </p>
      )}
      {figures.total > 0 && <HowVerified />}
    </div>
  )
}
