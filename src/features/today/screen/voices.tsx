import * as m from '#features/today/messages.ts'
import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { Row } from '#features/today/screen/row.tsx'
import { TodaySection } from '#features/today/screen/today-section.tsx'
import { useToday } from '#features/today/screen/use-today.ts'
import { dayWords } from '#features/players/screen/words.ts'
import { spanWords } from '#features/voices/screen/words.ts'
import { api } from '#records/admin/api/client.ts'
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
      title={m.voices()}
      query={query}
      count={({ waiting }) => waiting}
      more={
        <Anchor component={Link} to={HERE} size="sm" c="dimmed" underline="always">
          {m.allVoices()}
        </Anchor>
      }
      empty={m.noVoices()}
      height={90}
    >
      {({ waiting, promisedBy, documented, signs, waves, answered }) => (
        <ul className={css.rows}>
          <Row
            to={HERE}
            mark={<Icon name="voice" size={16} />}
            title={m.voicesWait({ count: waiting })}
            about={
              <>
                <Promised by={promisedBy} /> · {m.proofsAndSigns({ documented, signs })}
              </>
            }
            actions={
              <Open to={HERE} isMain>
                {m.start()}
              </Open>
            }
          />
          {waves.map((wave) => (
            <Row
              key={wave.offer.id}
              to={`${HERE}?voice=${wave.offer.id}`}
              mark={<Icon name="bolt" size={16} />}
              title={m.burst({ title: wave.offer.title })}
              about={m.burstAbout({ count: wave.count, span: spanWords(wave) })}
              actions={<Open to={`${HERE}?voice=${wave.offer.id}`}>{m.look()}</Open>}
            />
          ))}
          {answered[0] && (
            <Row
              to={`${HERE}?voice=${answered[0].id}`}
              mark={<Icon name="undo" size={16} />}
              title={m.playersAnswered({ count: answered.length })}
              about={answered.map(({ title }) => title).join(', ')}
              actions={<Open to={`${HERE}?voice=${answered[0].id}`}>{m.show()}</Open>}
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
      {isLate ? m.werePromised({ day: dayWords(by) }) : m.arePromised({ day: dayWords(by) })}
    </span>
  )
}
