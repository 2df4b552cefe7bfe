import type { VoiceSummary } from '#features/voices/public.ts'
import { voicesOf } from '#features/voices/shared/address.ts'
import { type FieldShares, percentOf } from '#features/voices/shared/figures.ts'
import { VOICE_COUNT } from '#features/voices/words.ts'
import { countOf, formatPercent, outOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

const HUNDRED = 100

export const medianOfVoices = ({ recommending }: FieldShares) =>
  recommending === null ? null : { value: recommending, text: `medián pole ${formatPercent(recommending)}` }

interface VoicesCellProps {
  slug: string
  voices: VoiceSummary
  field: FieldShares
}

/** In a comparison: in ink, because it is no part of what the editors measure. */
export function VoicesCell({ slug, voices: { figures }, field }: VoicesCellProps) {
  const { people, recommending, documented, total } = figures
  const share = percentOf(recommending)
  return (
    <td>
      {recommending === null || share === null ? (
        <span className="cmp-t">{people === 0 ? 'nikdo nenapsal' : 'málo zkušeností'}</span>
      ) : (
        <>
          <span className="cmp-t fig">{formatPercent(share)}</span>
          <span className="ruler voice" style={{ '--v': (10 * share) / HUNDRED }} aria-hidden="true">
            {field.recommending !== null && <i style={{ '--m': (10 * field.recommending) / HUNDRED }} />}
          </span>
          <span className="cmp-n">
            {hardSpaces(`${recommending.yes} ${outOf(people)} lidí, doloženo ${documented}`)}
          </span>
        </>
      )}
      {total > 0 && (
        <span className="ver">
          <a href={voicesOf(slug)}>{countOf(total, VOICE_COUNT)}</a>
        </span>
      )}
    </td>
  )
}
