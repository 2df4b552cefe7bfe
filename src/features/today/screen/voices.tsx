import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { Row } from '#features/today/screen/row.tsx'
import { TodaySection } from '#features/today/screen/today-section.tsx'
import { useToday } from '#features/today/screen/use-today.ts'
import { dayWords } from '#features/voices/screen/english.ts'
import { spanWords } from '#features/voices/screen/queue-row.tsx'
import { api } from '#records/admin/api/client.ts'
import { plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { pragueDay } from '#shared/czech/day.ts'
import css from './today.module.css'

const HERE = '/admin/voices'

const Open = ({ to, children, isMain = false }: { to: string; children: string; isMain?: boolean }) => (
  <Button component={Link} to={to} variant={isMain ? 'filled' : 'default'} size="compact-sm">
    {children}
  </Button>
)

export function Voices() {
  const query = useToday('voices', (options) => api.get('/voices/summary', options))
  return (
    <TodaySection
      title="Voices"
      query={query}
      count={({ waiting }) => waiting}
      more={
        <Anchor component={Link} to={HERE} size="sm" c="dimmed" underline="always">
          All voices
        </Anchor>
      }
      empty="Every voice has an answer."
      height={90}
    >
      {({ waiting, promisedBy, documented, signs, waves, answered }) => (
        <ul className={css.rows}>
          <Row
            to={HERE}
            mark={<Icon name="voice" size={16} />}
            title={plural(waiting, 'voice waits', 'voices wait')}
            about={
              <>
                <Promised by={promisedBy} /> · {documented} have a proof, {signs} have signs
              </>
            }
            actions={
              <Open to={HERE} isMain>
                Start
              </Open>
            }
          />
          {waves.map((wave) => (
            <Row
              key={wave.offer.id}
              to={`${HERE}?voice=${wave.offer.id}`}
              mark={<Icon name="bolt" size={16} />}
              title={`A burst about ${wave.offer.title}`}
              about={`${plural(wave.count, 'voice', 'voices')}, ${spanWords(wave)}`}
              actions={<Open to={`${HERE}?voice=${wave.offer.id}`}>Look</Open>}
            />
          ))}
          {answered[0] && (
            <Row
              to={`${HERE}?voice=${answered[0].id}`}
              mark={<Icon name="undo" size={16} />}
              title={`${plural(answered.length, 'player', 'players')} answered what you asked`}
              about={answered.map(({ title }) => title).join(', ')}
              actions={<Open to={`${HERE}?voice=${answered[0].id}`}>Show</Open>}
            />
          )}
        </ul>
      )}
    </TodaySection>
  )
}

function Promised({ by }: { by: string | null }) {
  const now = useNow()
  if (by === null) return null
  const isLate = by < pragueDay(now)
  return (
    <span className={isLate ? css.lateWords : undefined}>
      {isLate ? 'The oldest were promised by ' : 'The oldest are promised by '}
      {dayWords(by)}
    </span>
  )
}
