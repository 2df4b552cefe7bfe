import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the site and the back office. */
export default [
  layout('site/layout/layout.tsx', [
    index('site/home/home.tsx'),
    route('recenze', 'site/listing/reviews.tsx'),
    route('autor', 'site/listing/authors.tsx'),
    route('hledat', 'site/search/search.tsx'),
    route('kontaktujte-nas', 'site/contact/contact.tsx'),
    route('zasady-ochrany-osobnich-udaju', 'site/privacy/privacy.tsx'),
    // A post: /{slug}/ or /{category}/{slug}/
    route('*', 'site/post/post.tsx'),
  ]),
  route('admin/*', 'admin/welcome.tsx'),
] satisfies RouteConfig
