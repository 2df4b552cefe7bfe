import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the site and the back office. */
export default [
  layout('site/layout/layout.tsx', [index('site/home/home.tsx'), route('*', 'site/post/post.tsx')]),
  route('admin/*', 'admin/welcome.tsx'),
] satisfies RouteConfig
