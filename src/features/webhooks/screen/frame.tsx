import { Anchor, Breadcrumbs } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { settings } from '#admin/messages.ts'
import { integrations } from '#admin/settings/messages.ts'
import * as m from '#features/webhooks/messages.ts'
import { LIST } from '#features/webhooks/screen/queries.ts'
import { Screen } from '#ui/admin/screen.tsx'
import css from './webhook.module.css'

interface FrameProps {
  title: string
  lead?: string
  actions?: ReactNode
  children: ReactNode
}

export const Frame = (props: FrameProps) => (
  <Screen
    {...props}
    above={
      <Breadcrumbs className={css.crumbs} separator="›">
        <Anchor component={Link} to="/admin/settings">
          {settings()}
        </Anchor>
        <Anchor component={Link} to={LIST}>
          {integrations()}
        </Anchor>
        <span>{m.editTitle()}</span>
      </Breadcrumbs>
    }
  />
)
