import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './settings.module.css'

interface SectionProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
}

export const Section = ({ title, lead, children }: SectionProps) => (
  <Paper withBorder radius="lg" p={20} component="section" aria-label={title}>
    <Title order={2} fz={15} lh={1.35}>
      {title}
    </Title>
    {lead && <p className={css.lead}>{lead}</p>}
    {children}
  </Paper>
)
