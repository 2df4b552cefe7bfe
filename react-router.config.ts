import { readdirSync, writeFileSync } from 'node:fs'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './scripts/compress-files.ts'
import { fingerprint, STAMP } from './scripts/fingerprint.mjs'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table travels with the page's own manifest; there are few routes.
  routeDiscovery: { mode: 'initial' },
  // The framework compares with the scheme that the process sees, which is not the visitor's behind a proxy that ends
  // TLS. src/server/pages/same-origin.ts asks the same question with the site's own address.
  allowedActionOrigins: ['**'],
  // Open pages ask for this from time to time to learn that there is a newer build than theirs.
  async buildEnd() {
    const id = /manifest-(\w+)\.js/.exec(readdirSync('build/client/assets').join())?.[1]
    if (!id) throw new Error('The build has no manifest; look again where React Router puts its version.')
    writeFileSync('build/client/latest-build.json', JSON.stringify({ id }))
    await compressFiles('build/client')
    writeFileSync(STAMP, fingerprint())
  },
} satisfies Config
