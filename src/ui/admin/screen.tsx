import { Group, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import css from './screen.module.css'

/** Names the window, the history entry and, for those who listen, the page. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Rozvážně admin`
  }, [title])
}

interface ScreenProps {
  title: string
  lead?: string
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** Forms and reading are easier in a column that is not too wide. */
  isNarrow?: boolean
  children: ReactNode
}

/** A screen with the usual head. */
export function Screen({ title, lead, actions, isNarrow = false, children }: ScreenProps) {
  useScreenTitle(title)
  return (
    <div className={css.screen} data-narrow={isNarrow || undefined}>
      <Group justify="space-between" gap={16} mb={20}>
        <div>
          <Title order={1} className={css.title}>
            {title}
          </Title>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {actions && <Group gap={8}>{actions}</Group>}
      </Group>
      {children}
    </div>
  )
}
