import { writeFileSync } from 'node:fs'
import type { Config } from '@react-router/dev/config'
import { buildThreads } from './scripts/build-threads.ts'
import { compressFiles } from './scripts/compress-files.ts'
import { fingerprint, STAMP } from './scripts/fingerprint.mjs'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The manifest contains all routes, since there are few of them.
  routeDiscovery: { mode: 'initial' },
  // The framework compares with the scheme of the request to this process, which is http behind a proxy that terminates
  // TLS. src/server/pages/same-origin.ts does the same check with the site's own origin.
  allowedActionOrigins: ['**'],
  async buildEnd() {
    await compressFiles('build/client')
    await buildThreads()
    writeFileSync(STAMP, fingerprint())
  },
} satisfies Config
