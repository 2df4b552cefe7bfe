import type { Plugin } from 'vite'

const FRAMEWORK_FILE = /react-router\/dist\/.*routeModules\.js$/
const UNGUARDED = 'window.location.reload();'
const REFUSES_PROGRAMS = 'if (!recoverFromChunkError()) throw error;'

/**
 * The framework reloads the page on every chunk error: endlessly when the chunk is gone for good, and back to the page the
 * user was leaving. Ours navigates to the link's target, or reloads at most once in 10 s.
 */
export const guardedReload = (): Plugin => ({
  name: 'guarded-reload',
  enforce: 'pre',
  transform(code, id) {
    if (!FRAMEWORK_FILE.test(id)) return undefined
    if (!code.includes(UNGUARDED))
      throw new Error('React Router no longer reloads on chunk errors as it did; look again.')
    return `import { recoverFromChunkError } from '/src/shared/chunk-errors.ts';\n${code.replace(UNGUARDED, REFUSES_PROGRAMS)}`
  },
})
