import { recoverFromChunkError } from '#shared/chunk-errors.ts'

const CHECK_MS = 5 * 60 * 1000

let isOutdated = false

/** After a deployment the next page must be loaded as a document, not by client navigation. */
export const hasNewerBuild = () => isOutdated

async function check(): Promise<void> {
  if (document.hidden || isOutdated) return
  const { build } = document.querySelector<HTMLElement>('script[data-build]')?.dataset ?? {}
  try {
    const response = await fetch('/latest-build.json', { cache: 'no-cache' })
    if (!response.ok) return
    const { id }: { id: string } = await response.json()
    isOutdated = id !== build
  } catch {
    // Being offline says nothing about a new build.
  }
}

export function watchLatestBuild(): void {
  void check()
  setInterval(() => void check(), CHECK_MS)
}

export async function reloadIfOutdated(): Promise<void> {
  await check()
  if (isOutdated) recoverFromChunkError()
}
