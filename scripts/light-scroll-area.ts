import type { Plugin } from 'vite'

const SCROLL_AREA = /@mantine\/core\/esm\/components\/ScrollArea\/ScrollArea\.mjs$/
const HEAVY = 'import { useMergeRefs } from "@floating-ui/react";'
const LIGHT = `import { useMergedRef } from '@mantine/hooks'
const useMergeRefs = (refs) => useMergedRef(...refs)
`

/** Mantine's tables and dialogs contain a scroll area, which takes one small function from the library that places popups: 28 kB. */
export const lightScrollArea = (): Plugin => ({
  name: 'light-scroll-area',
  enforce: 'pre',
  transform(code, id) {
    if (!SCROLL_AREA.test(id)) return undefined
    if (!code.includes(HEAVY))
      throw new Error('Mantine’s scroll area no longer needs what this file replaces; look again.')
    return code.replace(HEAVY, LIGHT)
  },
})
