const CHECK_MS = 5 * 60 * 1000

let ours: string | undefined
let isOutdated = false

/** The build this page came from is no longer the newest: the next page is loaded whole, not by navigation. */
export const hasNewerBuild = () => isOutdated

async function latestBuild(): Promise<string | undefined> {
  const answer = await fetch('/latest-build.json', { cache: 'no-cache' })
  return answer.ok ? ((await answer.json()) as { id: string }).id : undefined
}

export function watchLatestBuild(): () => void {
  const check = async () => {
    if (document.hidden || isOutdated) return
    // Being offline is no news of a build.
    const latest = await latestBuild().catch(() => undefined)
    ours ??= latest
    isOutdated = latest !== undefined && latest !== ours
  }
  void check()
  const timer = setInterval(() => void check(), CHECK_MS)
  return () => clearInterval(timer)
}
