import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table travels with the page's own manifest; there are few routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
