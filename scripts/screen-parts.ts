import type { Plugin } from 'vite'
import { keysOf } from '../src/shared/objects.ts'

/**
 * Which of our modules a screen needs before anything is opened in it: what its files import, however far, but not what they
 * load later. Packages follow the modules that use them.
 */
export function screenParts<Screen extends string>(starts: Record<Screen, readonly string[]>) {
  const reached = new Map<Screen, Set<string>>()
  const plugin: Plugin = {
    name: 'screen-parts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildEnd() {
      const own = [...this.getModuleIds()].filter((id) => id.includes('/src/') && !id.includes('/node_modules/'))
      for (const screen of keysOf(starts)) {
        const files = starts[screen].map((file) => `/src/${file}`)
        const found = new Set(own.filter((id) => files.some((file) => id.split('?')[0]?.endsWith(file))))
        // A set visits what is added to it meanwhile.
        for (const id of found) {
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) {
            if (!next.includes('/node_modules/')) found.add(next)
          }
        }
        reached.set(screen, found)
      }
    },
  }
  return { plugin, isIn: (screen: Screen, id: string) => reached.get(screen)?.has(id) === true }
}
