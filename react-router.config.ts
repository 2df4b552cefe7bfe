import { writeFileSync } from 'node:fs'
import type { Config } from '@react-router/dev/config'
import { buildThreads } from './scripts/build-threads.ts'
import { compressFiles } from './scripts/compress-files.ts'
import { buildId, fingerprint, STAMP } from './scripts/fingerprint.mjs'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The manifest contains all routes, since there are few of them.
  routeDiscovery: { mode: 'initial' },
  // The framework compares with the scheme of the request to this process, which is http behind a proxy that terminates
  // TLS. src/server/pages/same-origin.ts does the same check with the site's own origin.
  allowedActionOrigins: ['**'],
  // Open pages poll this file to detect a newer build.
  async buildEnd() {
    writeFileSync('build/client/latest-build.json', JSON.stringify({ id: buildId() }))
    await compressFiles('build/client')
    await buildThreads()
    writeFileSync(STAMP, fingerprint())
  },
} satisfies Config
