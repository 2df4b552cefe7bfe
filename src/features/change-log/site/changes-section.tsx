import type { LoggedSave } from '#features/change-log/schema.ts'
import { changesOf } from '#shared/changes-address.ts'
import { ChangeLog } from '#features/change-log/site/change-log.tsx'
import { CHANGES_SECTION } from '#site/post/sections.ts'

const SHOWN = 3

export function ChangesSection({ slug, changes }: { slug: string; changes: LoggedSave[] }) {
  if (changes.length === 0) return null
  const older = changes.length - SHOWN
  return (
    <>
      <h2 id={CHANGES_SECTION.headingId}>{CHANGES_SECTION.title}</h2>
      <ChangeLog changes={changes.slice(0, SHOWN)} />
      {older > 0 && (
        <p className="log-more">
          <a href={changesOf(slug)}>Starší změny ({older})</a>
        </p>
      )}
    </>
  )
}
