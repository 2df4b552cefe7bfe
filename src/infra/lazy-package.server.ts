import { createRequire } from 'node:module'
import { lazily } from '#shared/lazily.ts'

const load: (name: string) => any = createRequire(import.meta.url)

/**
 * A package that is loaded when it is first needed. By `require`, which forgets a failure: a package whose `import()` failed
 * halfway, for lack of a file descriptor, fails for as long as the process lives.
 */
export const lazyPackage = <Package>(name: string): (() => Promise<Package>) => lazily<Package>(async () => load(name))
