import type { ReactNode } from 'react'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Breadcrumbs } from '#site/post/post-article.tsx'

interface HousePageProps {
  title: string
  lead: ReactNode
  /** In the breadcrumbs. */
  name: string
  children: ReactNode
}

/** The frame of pages that the site itself has: breadcrumbs, heading, what it is about. */
export const HousePage = ({ title, lead, name, children }: HousePageProps) => (
  <div className="wrap listing">
    <Breadcrumbs steps={[]} current={name} />
    <header className="art-head">
      <h1>{hardSpaces(title)}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
    {children}
  </div>
)
