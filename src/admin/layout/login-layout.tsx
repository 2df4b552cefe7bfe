import { Outlet } from 'react-router'
import { AdminApp } from '#admin/layout/admin-app.tsx'
import { useChunkRecovery } from '#admin/layout/use-chunk-recovery.ts'

export { adminLinks as links, adminMeta as meta } from '#admin/layout/admin-meta.ts'
export { Crash as ErrorBoundary } from '#admin/layout/crash.tsx'
export { Splash as HydrateFallback } from '#admin/layout/splash.tsx'

/** Loads nothing, but makes hydration start with the same splash screen as on the server. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export default function LoginLayout() {
  useChunkRecovery()
  return (
    <AdminApp>
      <Outlet />
    </AdminApp>
  )
}
