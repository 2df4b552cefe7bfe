interface Activation {
  restart: () => Promise<unknown>
  /** Resolves once the build with this id responds; throws if it never will. */
  untilServed: (build: string) => Promise<unknown>
  say?: (line: string) => void
}
export function isBuilt(root: string, id: string): boolean
export function markBuilt(root: string, id: string): void
export function releaseAt(root: string, name: 'current' | 'previous'): string | undefined
export function activate(root: string, id: string, activation: Activation): Promise<void>
export function prune(root: string): void
export function untilOk(url: string, wait: () => Promise<unknown>, expected?: string): Promise<void>
