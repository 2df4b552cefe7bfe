import { hardSpaces } from '#shared/czech/typography.ts'
import { writtenMoment } from '#shared/words/language.ts'

const LOOK = {
  padding: '0.7rem 1.25rem',
  borderBottom: '1px solid var(--warn-border)',
  background: 'var(--warn-bg)',
  color: 'var(--text-body)',
  fontSize: 'var(--fs-sm)',
  textAlign: 'center',
} as const

/** Says to whoever has a preview link what they are looking at. */
export const PreviewBand = ({ until }: { until: string }) => (
  <aside aria-label="Náhled" style={LOOK}>
    <strong>{hardSpaces('Náhled, takhle to ještě není zveřejněné.')}</strong>{' '}
    {hardSpaces(`Odkaz platí do ${writtenMoment(until, 'cs')}. Nepřeposílejte ho prosím dál.`)}
  </aside>
)
