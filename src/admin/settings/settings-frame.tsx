import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { settings } from '#admin/messages.ts'
import { settingsPath, type TabName, tabsFor } from '#admin/settings/tabs.ts'
import { Screen } from '#ui/admin/screen.tsx'
import { currentUser } from '#records/admin/api/user.ts'
import css from './settings.module.css'

interface SettingsFrameProps {
  tab: TabName
  actions?: ReactNode
  children: ReactNode
}

export function SettingsFrame({ tab, actions, children }: SettingsFrameProps) {
  const current = useRef<HTMLAnchorElement>(null)
  // On a phone the tabs scroll.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <Screen title={settings()} actions={actions} isNarrow>
      <nav className={css.tabs} aria-label={settings()}>
        {tabsFor(currentUser().role).map(({ name, label }) => (
          <Link
            key={name}
            ref={name === tab ? current : undefined}
            to={settingsPath(name)}
            aria-current={name === tab ? 'page' : undefined}
          >
            {label()}
          </Link>
        ))}
      </nav>
      <div className={css.sections}>{children}</div>
    </Screen>
  )
}
