import type { ReactNode } from 'react'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Breadcrumbs } from '#site/post/post-article.tsx'

interface BuiltInPageProps {
  title: string
  lead: ReactNode
  name: string
  steps?: readonly { title: string; path: string }[]
  children: ReactNode
}

const NO_STEPS: NonNullable<BuiltInPageProps['steps']> = []

export const BuiltInPage = ({ title, lead, name, steps = NO_STEPS, children }: BuiltInPageProps) => (
  <div className="wrap listing">
    <Breadcrumbs steps={steps} current={name} />
    <header className="art-head">
      <h1>{hardSpaces(title)}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
    {children}
  </div>
)
