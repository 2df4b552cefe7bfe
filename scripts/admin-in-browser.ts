import type { Plugin } from 'vite'

const ADMIN_SCREEN = /\/src\/(?:.+\/)?admin\/(?!layout\/splash\.tsx).+\.tsx$/

/** What the server knows of every screen of the back office: that there is one, and what to show until it is drawn. */
const PLACEHOLDER = `
export default () => null
export const clientLoader = Object.assign(() => null, { hydrate: true })
export { Splash as HydrateFallback } from '#admin/layout/splash.tsx'
export { adminLinks as links, adminMeta as meta } from '#admin/layout/admin-meta.ts'
`

/**
 * The back office is drawn in the browser only, after the session is known. So the server need not load its libraries:
 * it starts faster and needs less memory.
 */
export function adminInBrowser(): Plugin {
  return {
    name: 'admin-in-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    load: (id) => (ADMIN_SCREEN.test(id) ? PLACEHOLDER : undefined),
  }
}
