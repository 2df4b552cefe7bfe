import { createHash } from 'node:crypto'
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
  // TLS. src/server/own-page.ts asks the same question with the site's own address.
  allowedActionOrigins: ['**'],
  // Open pages ask for this from time to time to learn that there is a newer build.
  buildEnd() {
    const id = createHash('sha256').update(readdirSync('build/client/assets').join()).digest('hex').slice(0, 16)
    writeFileSync('build/client/latest-build.json', JSON.stringify({ id }))
    compressFiles('build/client')
    writeFileSync(STAMP, fingerprint())
  },
} satisfies Config
