import * as m from '#features/reads/messages.ts'
import css from './post-reads.module.css'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '#records/admin/api/client.ts'

const PERCENT = 100

/** How often readers read the post, day by day. */
export function PostReads({ id }: { id: string }) {
  const { data, isError } = useQuery({
    queryKey: ['reads', id],
    queryFn: ({ signal }) => api.get('/posts/{id}/reads', { params: { id }, signal }),
  })
  if (isError) return <p className={css.about}>{m.formNotRead()}</p>
  if (!data) return <Skeleton height={58} />
  const highest = Math.max(1, ...data.days.map(({ people }) => people))
  return (
    <div>
      <p className={css.about} title={m.mostReadAbout()}>
        {data.people === 0 ? m.notReadYet() : m.readTimes({ count: data.people })}
        {data.bots > 0 && <small>{m.botsToo({ count: data.bots })}</small>}
      </p>
      {data.people > 0 && (
        <div className={css.bars} aria-hidden>
          {data.days.map(({ day, people }) => (
            <i key={day} style={{ height: `${(PERCENT * people) / highest}%` }} />
          ))}
        </div>
      )}
    </div>
  )
}
