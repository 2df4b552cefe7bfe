import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { buildId } from './fingerprint.mjs'

/** The document of the sign-in is no route; its script shares React and the calls of the API with the screens. */
export const signInAlone = (): Plugin => ({
  name: 'sign-in-alone',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  buildStart() {
    const id = resolve('src/admin/login/start-alone.tsx')
    this.emitFile({ type: 'chunk', id, fileName: `assets/sign-in-${buildId()}.js` })
  },
})
