const CHECK_MS = 5 * 60 * 1000

/** The global in which the framework stores the build of this document. */
const MANIFEST = '__reactRouterManifest'

declare global {
  interface Window {
    [MANIFEST]?: { version: string }
  }
}

let isOutdated = false

/** Whether a newer build was deployed: the next page must then be loaded as a document, not by client navigation. */
export const hasNewerBuild = () => isOutdated

async function latestBuild(): Promise<string | undefined> {
  const response = await fetch('/latest-build.json', { cache: 'no-cache' })
  if (!response.ok) return undefined
  const { id }: { id: string } = await response.json()
  return id
}

export function watchLatestBuild(): void {
  const check = async () => {
    if (document.hidden || isOutdated) return
    // Being offline says nothing about a new build.
    const latest = await latestBuild().catch(() => undefined)
    isOutdated = latest !== undefined && latest !== window[MANIFEST]?.version
  }
  void check()
  setInterval(() => void check(), CHECK_MS)
}
