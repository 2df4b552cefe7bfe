import type { ReactNode } from 'react'
import css from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  words?: string
  /** What can be done. */
  children?: ReactNode
}

/** In place of a list that has nothing to show. */
export const EmptyState = ({ title, words, children }: EmptyStateProps) => (
  <div className={css.empty}>
    <h2>{title}</h2>
    {words && <p>{words}</p>}
    {children}
  </div>
)
