import type { Plugin } from 'vite'

const ADMIN_SCREEN = /\/src\/(?:(?:.+\/)?admin\/(?!layout\/splash\.tsx)|features\/[\w-]+\/(?:post|screen|ui)\/).+\.tsx$/

/** Stub the server build uses for every back-office screen: the route exists, and shows the splash until the browser renders it. */
const PLACEHOLDER = `
export default () => null
export const clientLoader = Object.assign(() => null, { hydrate: true })
export { Splash as HydrateFallback } from '#admin/layout/splash.tsx'
export { adminLinks as links, adminMeta as meta } from '#admin/layout/admin-meta.ts'
`

/** The back office is rendered only in the browser, so the server does not load its libraries and starts faster. */
export function adminInBrowser(): Plugin {
  return {
    name: 'admin-in-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    load: (id) => (ADMIN_SCREEN.test(id) ? PLACEHOLDER : undefined),
  }
}
