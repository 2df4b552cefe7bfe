import * as m from '#posts/admin/form/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Rubric } from '#entities/rubric/schema.ts'
import type { Cover } from '#shared/cover/schema.ts'
import { COVER_HEIGHT, COVER_WIDTH } from '#shared/cover/shape.ts'
import { showCover } from '#shared/cover/shown.ts'
import { recordQuery } from '#records/admin/queries.ts'
import css from './cover-field.module.css'

/** The server draws it, and nothing of values that make no cover: so the form shows without the schema. */
export function CoverPreview({ cover, rubric }: { cover: Cover; rubric: string | null }) {
  const { data } = useQuery({ ...recordQuery<Rubric>('rubrics', rubric ?? ''), enabled: rubric !== null })
  const [refused, setRefused] = useState<string>()
  const url = showCover(cover, rubric === null ? null : (data?.ground ?? null))?.url
  return (
    <div className={css.preview}>
      {url === refused ? (
        m.fillInValues()
      ) : (
        <img
          src={url}
          width={COVER_WIDTH}
          height={COVER_HEIGHT}
          alt={m.coverPreview()}
          onError={() => setRefused(url)}
        />
      )}
    </div>
  )
}
