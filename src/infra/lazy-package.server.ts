import { createRequire } from 'node:module'
import { lazily } from '#shared/lazily.ts'

const load: (name: string) => any = createRequire(import.meta.url)

/** By `require`, which forgets a failure: an `import()` that failed once fails for as long as the process lives. */
export const lazyPackage = <Package>(name: string): (() => Promise<Package>) => lazily<Package>(async () => load(name))
