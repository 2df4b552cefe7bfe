import type { Plugin } from 'vite'

const FRAMEWORK_FILE = /react-router\/dist\/.*routeModules\.js$/
const UNGUARDED = 'window.location.reload();'
const REFUSES_PROGRAMS = 'if (!recoverFromChunkError()) throw error;'

/** The framework reloads on every chunk error, even endlessly; ours opens the link's target or reloads once in 10 s. */
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
