import type { ReactNode } from 'react'
import { hardSpaces } from '#shared/czech/typography.ts'

interface FoldProps {
  title: string
  /** What it continues, for those who do not see where it stands. */
  of?: string
  children: ReactNode
}

/** What is long: it opens on phones, and is open on wide screens and in print. Search engines read it either way. */
export const Fold = ({ title, of = '', children }: FoldProps) => (
  <details className="fold">
    <summary>
      <span>
        {hardSpaces(title)}
        {of && <span className="vh">{hardSpaces(`: ${of}`)}</span>}
      </span>
    </summary>
    <div className="prose">{children}</div>
  </details>
)
