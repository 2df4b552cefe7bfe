import { Group, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import * as m from '#ui/admin/messages.ts'
import css from './screen.module.css'

/** Sets the title of the window and of the history entry, and announces it to screen readers. */
export function useScreenTitle(title: string): void {
  const name = m.windowTitle({ title })
  useEffect(() => {
    document.title = name
  }, [name])
}

interface ScreenProps {
  title: string
  lead?: string
  actions?: ReactNode
  isNarrow?: boolean
  children: ReactNode
}

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
