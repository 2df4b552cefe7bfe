import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { SCREENS } from '#admin/screens.ts'
import type { Screen } from '#ui/admin/records/screen.ts'

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

/** Every page of the site and the back office. */
export default [
  layout('site/layout/layout.tsx', { id: 'default' }, [
    layout('site/error/page-boundary.tsx', [
      index('site/home/home.tsx'),
      route('recenze', 'site/listing/reviews.tsx'),
      route('autor', 'site/listing/authors.tsx'),
      route('clanky', 'site/listing/articles.tsx'),
      route('rubrika/:slug', 'site/listing/rubric.tsx'),
      route('hledat', 'site/search/search.tsx'),
      route('kontaktujte-nas', 'site/contact/contact.tsx'),
      route('zasady-ochrany-osobnich-udaju', 'site/privacy/privacy.tsx'),
      route('pomoc', 'site/help/help.tsx'),
      route('pauza', 'site/pause/pause.tsx'),
      route('data', 'site/data/data.tsx'),
      route('go/:slug', 'site/licence/licence.tsx'),
      route('zmeny', 'site/changes/changes.tsx'),
      route('hlidat', 'site/watch/watch.tsx'),
      route('mereni-vyplat', 'site/payouts/payouts.tsx'),
      route('kalkulacka-bonusu', 'site/bonus-calculator/calculator.tsx'),
      route('porovnani', 'site/compare/compare.tsx'),
      route('porovnani/:pair', 'site/compare/pair.tsx'),
      // A post: /{slug}/ or /{category}/{slug}/
      route('*', 'site/post/post.tsx'),
    ]),
  ]),
  ...prefix('admin', [
    layout('admin/layout/login-layout.tsx', { id: 'admin-login' }, [index('admin/login/login.tsx', { id: 'admin' })]),
    layout('admin/layout/admin-layout.tsx', { id: 'layout-admin' }, [
      ...Object.entries<Screen>(SCREENS).flatMap(([table, screen]) => recordRoutes(table, screen)),
      route('today', 'admin/today/today.tsx'),
      route('content-attributes', 'admin/content-attributes/hub.tsx', { id: 'admin-content-attributes' }),
      route('messages', 'entities/message/admin/messages.tsx'),
      route('clicks', 'admin/clicks/clicks.tsx'),
      route('calendar', 'admin/calendar/calendar.tsx'),
      route('due', 'admin/due/due.tsx'),
      route('links', 'admin/links/links.tsx'),
      route('settings', 'admin/settings/settings.tsx'),
      route('edit', 'admin/edit-page.tsx'),
      route('*', 'admin/not-found.tsx', { id: 'admin-not-found' }),
    ]),
  ]),
] satisfies RouteConfig
