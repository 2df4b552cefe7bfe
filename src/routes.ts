import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The create and edit pages of a kind of record; both are one form. */
const recordForm = (path: string, file: string) => [
  route(`${path}/create`, file, { id: `admin-${path}-create` }),
  route(`${path}/:id`, file, { id: `admin-${path}-edit` }),
]

/** Every page of the site and the back office. */
export default [
  layout('site/layout/layout.tsx', { id: 'default' }, [
    layout('site/error/page-boundary.tsx', [
      index('site/home/home.tsx'),
      route('recenze', 'site/listing/reviews.tsx'),
      route('autor', 'site/listing/authors.tsx'),
      route('hledat', 'site/search/search.tsx'),
      route('kontaktujte-nas', 'site/contact/contact.tsx'),
      route('zasady-ochrany-osobnich-udaju', 'site/privacy/privacy.tsx'),
      route('pomoc', 'site/help/help.tsx'),
      // A post: /{slug}/ or /{category}/{slug}/
      route('*', 'site/post/post.tsx'),
    ]),
  ]),
  ...prefix('admin', [
    layout('admin/layout/login-layout.tsx', { id: 'admin-login' }, [index('admin/login/login.tsx', { id: 'admin' })]),
    layout('admin/layout/admin-layout.tsx', { id: 'layout-admin' }, [
      route('posts', 'posts/admin/list.tsx', { id: 'admin-posts' }),
      ...recordForm('posts', 'posts/admin/form.tsx'),
      route('casinos', 'entities/casino/admin/list.tsx', { id: 'admin-casinos' }),
      ...recordForm('casinos', 'entities/casino/admin/form.tsx'),
      route('bookmakers', 'entities/bookmaker/admin/list.tsx', { id: 'admin-bookmakers' }),
      ...recordForm('bookmakers', 'entities/bookmaker/admin/form.tsx'),
      route('content-attributes', 'admin/content-attributes/hub.tsx', { id: 'admin-content-attributes' }),
      ...recordForm('writers', 'entities/writer/admin/form.tsx'),
      ...recordForm('game-types', 'entities/game-type/admin/form.tsx'),
      ...recordForm('payment-methods', 'entities/payment-method/admin/form.tsx'),
      ...recordForm('software-providers', 'entities/software-provider/admin/form.tsx'),
      route('media', 'entities/media/admin/library.tsx'),
      route('messages', 'entities/message/admin/messages.tsx'),
      route('clicks', 'admin/clicks/clicks.tsx'),
      route('links', 'admin/links/links.tsx'),
      route('settings', 'admin/settings/settings.tsx'),
      route('*', 'admin/not-found.tsx', { id: 'admin-not-found' }),
    ]),
  ]),
] satisfies RouteConfig
