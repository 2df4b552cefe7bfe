import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the site and the back office. */
export default [
  index('site/home/home.tsx'),
  route('admin/*', 'admin/welcome.tsx'),
  route('*', 'site/post/post.tsx'),
] satisfies RouteConfig
