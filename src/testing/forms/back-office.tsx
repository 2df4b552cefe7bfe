import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  RouterProvider,
  UNSAFE_withComponentProps,
} from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { Splash } from '#admin/layout/splash.tsx'
import table from '#routes.ts'
import { queryClient } from '#records/admin/api/query-client.ts'

interface Screen {
  default: Parameters<typeof UNSAFE_withComponentProps>[0]
  clientLoader?: LoaderFunction
  ErrorBoundary?: ComponentType
}

const modules = import.meta.glob<Screen>([
  '/src/{admin,posts/admin}/**/*.tsx',
  '/src/entities/*/admin/*.tsx',
  '/src/features/*/screen/*.tsx',
  '!**/*.test.tsx',
])

/** One component for each module: the form stays mounted when its address changes from that of a new record. */
const components = new Map<string, ReturnType<typeof UNSAFE_withComponentProps>>()

/** A route of the table, as the framework makes it. */
function routeOf({ file, index, path, children }: RouteConfigEntry): RouteObject {
  const lazy = async () => {
    const load = modules[`/src/${file}`]
    if (!load) throw new Error(`No module of a screen: ${file}`)
    const { default: Component, clientLoader, ErrorBoundary } = await load()
    if (!components.has(file)) components.set(file, UNSAFE_withComponentProps(Component))
    return {
      Component: components.get(file),
      ...(clientLoader && { loader: clientLoader }),
      ...(ErrorBoundary && { ErrorBoundary }),
    }
  }
  const route = { lazy, HydrateFallback: Splash, ...(path !== undefined && { path }) }
  return index ? { ...route, index } : { ...route, children: (children ?? []).map(routeOf) }
}

/** Opens the back office at a path, like a new window, until it is closed or the test ends. */
export function open(path: string): { close: () => void } {
  // Time passes as it does, and `pass` skips some of it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  window.history.pushState(null, '', path)
  const router = createBrowserRouter(table.map(routeOf))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<RouterProvider router={router} />)
  const close = () => {
    root.unmount()
    router.dispose()
    place.remove()
    queryClient.clear()
    vi.useRealTimers()
  }
  onTestFinished(close)
  return { close }
}

/** Nothing happens for so long. */
export const pass = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
}
