import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { SCREENS } from '#admin/screens.ts'
import type { Screen } from '#records/admin/screen.ts'

/** `gameType` → entities/game-type/admin */
const folderOf = (table: string) =>
  table === 'post'
    ? 'posts/admin'
    : `entities/${table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/admin`

/** The pages of a kind of record. Creating and editing are one form. */
function recordRoutes(table: string, { collection: path, place }: Screen): RouteConfigEntry[] {
  const { at } = place
  const file = (name: string) => `${folderOf(table)}/${name}.tsx`
  const list = [route(path, file('list'), { id: `admin-${path}` })]
  const form = [
    route(`${path}/create`, file('form'), { id: `admin-${path}-create` }),
    route(`${path}/:id`, file('form'), { id: `admin-${path}-edit` }),
  ]
  if (at === 'navigation') {
    const takenIn = place.hasImport ? [route(`${path}/import`, file('import'), { id: `admin-${path}-import` })] : []
    return [...list, ...takenIn, ...form]
  }
  if (at === 'attributes') return form
  if (at === 'owner') return form.slice(1)
  return at === 'library' ? [route(path, file('library')), route(`${path}/alt-texts`, file('alt-texts'))] : []
}

/** The screens of the back office; the pages of the site are in `site/routes.ts`. */
export default [
  ...prefix('admin', [
    index('admin/login/login.tsx', { id: 'admin' }),
    layout('admin/layout/admin-layout.tsx', { id: 'layout-admin' }, [
      ...Object.entries<Screen>(SCREENS).flatMap(([table, screen]) => recordRoutes(table, screen)),
      route('today', 'features/today/screen/today.tsx'),
      route('templates', 'features/templates/screen/templates.tsx', { id: 'admin-templates' }),
      route('templates/:id', 'features/templates/screen/templates.tsx', { id: 'admin-template' }),
      route('posts/replace', 'features/replace/screen/replace.tsx'),
      route('content-attributes', 'admin/content-attributes/hub.tsx', { id: 'admin-content-attributes' }),
      route('messages', 'entities/message/admin/list.tsx'),
      route('clicks', 'features/clicks/screen/clicks.tsx'),
      route('calendar', 'features/schedule/screen/calendar.tsx'),
      route('due', 'features/facts/screen/due.tsx'),
      route('complaints', 'features/complaints/screen/complaints.tsx'),
      route('complaints/:id', 'features/complaints/screen/complaint.tsx'),
      route('voices', 'features/voices/screen/voices.tsx'),
      route('links', 'features/links/screen/links.tsx'),
      route('import-site/:id?', 'features/import-site/screen/import-site.tsx'),
      route('settings', 'admin/settings/settings.tsx'),
      route('settings/webhooks/:id', 'features/webhooks/screen/webhook.tsx'),
      route('edit', 'admin/edit-page.tsx'),
      route('*', 'admin/not-found.tsx', { id: 'admin-not-found' }),
    ]),
  ]),
] satisfies RouteConfig
