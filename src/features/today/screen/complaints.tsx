import * as m from '#features/today/messages.ts'
import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { askedWords, leftWords } from '#features/complaints/screen/words.tsx'
import { Row } from '#features/today/screen/row.tsx'
import { TodaySection } from '#features/today/screen/today-section.tsx'
import { useToday } from '#features/today/screen/use-today.ts'
import { api } from '#records/admin/api/client.ts'
import { Thumb } from '#ui/admin/thumb.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './today.module.css'

const MOST = 20
const HERE = '/admin/complaints'

/** What is late, and what waits for the newsroom. */
export function Complaints() {
  const query = useToday('complaints', (options) =>
    api.get('/complaints', { query: { needs: 'us', perPage: MOST }, ...options }),
  )
  const now = useNow()
  return (
    <TodaySection
      title={m.complaints()}
      query={query}
      count={({ total }) => total}
      more={
        <Anchor component={Link} to={HERE} size="sm" c="dimmed" underline="always">
          {m.allComplaints()}
        </Anchor>
      }
      empty={m.noComplaints()}
      height={90}
    >
      {({ items }) => (
        <ul className={css.rows}>
          {items.map((complaint) => {
            const { id, number, title, group, deadlineAt, holder, offer } = complaint
            const left = deadlineAt === null ? '' : leftWords(deadlineAt, now)
            return (
              <Row
                key={id}
                to={`${HERE}/${id}`}
                mark={<Thumb picture={offer.picture} name={offer.title} size={28} />}
                title={m.complaint({ number: String(number), title })}
                about={
                  <>
                    {left && (
                      <span className={group === 'late' ? css.lateWords : group === 'soon' ? css.soonWords : undefined}>
                        {group === 'late' ? left : m.timeLeft({ time: left })} ·{' '}
                      </span>
                    )}
                    {askedWords(complaint)} · {holder ? m.hasIt({ name: holder.name }) : m.nobodyHasIt()}
                  </>
                }
                actions={
                  <Button
                    component={Link}
                    to={`${HERE}/${id}`}
                    variant={group === 'late' ? 'filled' : 'default'}
                    size="compact-sm"
                  >
                    {m.open()}
                  </Button>
                }
              />
            )
          })}
        </ul>
      )}
    </TodaySection>
  )
}
