import type { ReactNode } from 'react'
import type { JobReport } from '#features/import-site/job-schema.ts'
import * as m from '#features/import-site/screen/report/messages.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import css from '#features/import-site/screen/import-site.module.css'

const b = (words: ReactNode) => <b>{words}</b>

/** Each jumps to its part. */
export function Tiles({ report: { counts, writes, authors } }: { report: JobReport }) {
  const known = authors.filter(({ writerId }) => writerId !== null).length
  const { missingPictures: missing } = writes
  const { drafts, scheduled, trash } = counts
  return (
    <div className={css.tiles}>
      <Tile
        icon="post"
        to="terms"
        about={scheduled > 0 ? m.ofThemScheduled({ count: drafts, scheduled }) : m.ofThemDrafts({ count: drafts })}
      >
        {rich(m.posts, { b, count: counts.posts })}
      </Tile>
      <Tile icon="post" to="kept" about={trash > 0 ? m.inTrash({ count: trash }) : ''}>
        {rich(m.pages, { b, count: counts.pages })}
      </Tile>
      <Tile icon="user" to="authors" about={m.knownHere({ count: known })}>
        {rich(m.authors, { b, count: counts.authors })}
      </Tile>
      <Tile
        icon="image"
        to="kept"
        about={missing ? m.missing({ count: missing }) : m.noneMissing()}
        isWarning={missing > 0}
      >
        {rich(m.pictures, { b, count: counts.pictures })}
      </Tile>
      <Tile icon="tags" to="terms" about={m.andTags({ count: counts.tags })}>
        {rich(m.categories, { b, count: counts.categories })}
      </Tile>
      <Tile icon="swap" to="redirects" about={m.fromOld()}>
        {rich(m.redirects, { b, count: counts.redirects })}
      </Tile>
      <Tile
        icon="warn"
        to="look"
        about={counts.toLookAt > 0 ? m.somethingLost() : m.nothingLost()}
        isWarning={counts.toLookAt > 0}
      >
        {rich(m.toLookAt, { b, count: counts.toLookAt })}
      </Tile>
      <Tile icon="copy" to="duplicates" about={m.alreadyHere()} isWarning={counts.duplicates > 0}>
        {rich(m.duplicates, { b, count: counts.duplicates })}
      </Tile>
    </div>
  )
}

interface TileProps {
  icon: IconName
  to: string
  about: string
  isWarning?: boolean
  children: ReactNode
}

const Tile = ({ icon, to, about, isWarning = false, children }: TileProps) => (
  <a href={`#${to}`} className={css.tile} data-warn={isWarning || undefined}>
    <Icon name={icon} size={16} />
    <span>{children}</span>
    <small>{about}</small>
  </a>
)
