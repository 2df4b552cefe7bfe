import * as m from '#posts/admin/form/messages.ts'
import { Tabs } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { isPanel, PANEL_NAMES, type PanelName, usePostTabs } from '#posts/admin/form/tabs.ts'
import { entriesOf, isOneOf } from '#shared/objects.ts'
import css from './side-panel.module.css'

export interface Panel {
  label: string
  badge?: ReactNode
  content: ReactNode
}

export type Panels = Partial<Record<PanelName, Panel>>

interface SidePanelProps {
  panels: Panels
  settings: ReactNode
}

const SETTINGS = 'settings'

export function SidePanel({ panels, settings }: SidePanelProps) {
  const { shown, show, isWide } = usePostTabs()
  const open: PanelName | typeof SETTINGS = isPanel(shown) && panels[shown] ? shown : SETTINGS
  const list = entriesOf(panels).filter(([, panel]) => panel !== undefined)
  const content = (
    <>
      {/* Hidden instead of unmounted: its fields have local state. */}
      <div hidden={open !== SETTINGS}>{settings}</div>
      {open !== SETTINGS && <Suspense>{panels[open]?.content}</Suspense>}
    </>
  )
  if (!isWide) return content
  return (
    <Tabs className={css.panel} value={open} onChange={(name) => show(isOneOf(PANEL_NAMES, name) ? name : 'page')}>
      {list.length > 0 && (
        <Tabs.List className={css.tabs}>
          <Tabs.Tab value={SETTINGS}>{m.settings()}</Tabs.Tab>
          {list.map(([name, panel]) => (
            <Tabs.Tab key={name} value={name} rightSection={panel?.badge}>
              {panel?.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      <Tabs.Panel value={open} className={css.scroll}>
        {content}
      </Tabs.Panel>
    </Tabs>
  )
}
