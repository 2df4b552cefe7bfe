import { Skeleton } from '@mantine/core'
import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { type TabName, tabsFor } from '#admin/settings/tabs.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import { currentUser } from '#records/admin/api/user.ts'

const VIEWS: Record<TabName, ComponentType> = {
  site: lazyPart(async () => (await import('#admin/settings/site-tab.tsx')).SiteTab),
  menus: lazyPart(async () => (await import('#admin/settings/menus-tab.tsx')).MenusTab),
  redirects: lazyPart(async () => (await import('#admin/settings/redirects-tab.tsx')).RedirectsTab),
  watching: lazyPart(async () => (await import('#admin/settings/watching-tab.tsx')).WatchingTab),
  users: lazyPart(async () => (await import('#admin/settings/users-tab.tsx')).UsersTab),
  integrations: lazyPart(async () => (await import('#admin/settings/integrations-tab.tsx')).IntegrationsTab),
  audit: lazyPart(async () => (await import('#admin/settings/audit/audit-tab.tsx')).AuditTab),
  cache: lazyPart(async () => (await import('#admin/settings/cache-tab.tsx')).CacheTab),
  data: lazyPart(async () => (await import('#admin/settings/data-tab.tsx')).DataTab),
  account: lazyPart(async () => (await import('#admin/settings/account-tab.tsx')).AccountTab),
}

export default function Settings() {
  const [parameters] = useSearchParams()
  const tabs = tabsFor(currentUser().role)
  const { name } = tabs.find((tab) => tab.name === parameters.get('tab')) ?? tabs[0] ?? { name: 'account' as const }
  const View = VIEWS[name]
  return (
    <Suspense
      fallback={
        <SettingsFrame tab={name}>
          <Skeleton height={240} radius="lg" />
        </SettingsFrame>
      }
    >
      <View />
    </Suspense>
  )
}
