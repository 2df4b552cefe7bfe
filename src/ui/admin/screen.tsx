import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScreenTitle } from '#ui/admin/use-screen-title.ts'
import css from './screen.module.css'

interface ScreenProps {
  title: string
  lead?: string
  actions?: ReactNode
  /** Breadcrumbs. */
  above?: ReactNode
  isNarrow?: boolean
  children: ReactNode
}

export function Screen({ title, lead, actions, above, isNarrow = false, children }: ScreenProps) {
  useScreenTitle(title)
  return (
    <div className={css.screen} data-narrow={isNarrow || undefined}>
      {above}
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
