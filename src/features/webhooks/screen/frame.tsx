import type { ReactNode } from 'react'
import { settings } from '#admin/messages.ts'
import { integrations } from '#admin/settings/messages.ts'
import * as m from '#features/webhooks/messages.ts'
import { LIST } from '#features/webhooks/screen/queries.ts'
import { Crumbs } from '#ui/admin/crumbs.tsx'
import { Screen } from '#ui/admin/screen.tsx'

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
      <Crumbs
        above={[
          ['/admin/settings', settings()],
          [LIST, integrations()],
        ]}
        here={m.editTitle()}
      />
    }
  />
)
