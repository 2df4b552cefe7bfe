import { globSync } from 'node:fs'
import { build } from 'vite'

export const serverPackages = {
  external: ['sharp', '@node-rs/argon2', 'pg'],
  // Bundled, because resolving and linking their hundreds of small files took a third of the server's start.
  noExternal: [
    'kysely',
    'zod',
    'hono',
    'prom-client',
    // Of what it comes with, the thread that verifies passkeys needs a tenth.
    /^@(?:simplewebauthn|peculiar|levischuck|hexagon)\//,
    'asn1js',
    'pvtsutils',
    'pvutils',
    'reflect-metadata',
    'tslib',
    'tsyringe',
  ],
}

/** Bundles the code of each thread, `src/**\/*.thread.ts`; see src/infra/thread-file.server.ts. */
export async function buildThreads(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: serverPackages,
    build: {
      ssr: true,
      outDir: 'build/server/threads',
      rollupOptions: { input: globSync('src/**/*.thread.ts'), output: { entryFileNames: '[name].js' } },
    },
  })
}
