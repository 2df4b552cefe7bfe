const CHECK_MS = 5 * 60 * 1000

/** Where the framework says which build this document came from. */
const MANIFEST = '__reactRouterManifest'

declare global {
  interface Window {
    [MANIFEST]?: { version: string }
  }
}

let isOutdated = false

/** The build this page came from is no longer the newest: the next page is loaded whole, not by navigation. */
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
    // Being offline is no news of a build.
    const latest = await latestBuild().catch(() => undefined)
    isOutdated = latest !== undefined && latest !== window[MANIFEST]?.version
  }
  void check()
  setInterval(() => void check(), CHECK_MS)
}
