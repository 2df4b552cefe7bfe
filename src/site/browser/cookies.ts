const KEY = 'cookie-choice'

/** Stores nothing until the visitor answers, and then only the answer. */
export function setUpCookies(): void {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]')
  const opener = document.querySelector<HTMLElement>('[data-cookie-open]')
  if (!banner || !opener) return
  opener.hidden = false
  const ask = (isAsked: boolean) => document.documentElement.toggleAttribute('data-ask-cookies', isAsked)
  const hideIfAnswered = () => {
    if (readChoice() !== null) ask(false)
  }
  ask(readChoice() === null)
  // The answer may be given in another tab, or while the page is in the back/forward cache.
  addEventListener('storage', ({ key }) => key === KEY && hideIfAnswered())
  addEventListener('pageshow', hideIfAnswered)
  let cameFrom: EventTarget | null = null
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget))) cameFrom = relatedTarget
  })
  opener.addEventListener('click', () => {
    ask(true)
    banner.querySelector('button')?.focus()
  })
  banner.addEventListener('click', (event) => {
    const choice = event.target instanceof HTMLElement ? event.target.dataset['cookieChoice'] : undefined
    if (!choice) return
    saveChoice(choice)
    ask(false)
    restoreFocus(cameFrom)
  })
}

function restoreFocus(before: EventTarget | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
  if (isThere) before.focus()
  else document.getElementById('obsah')?.focus({ preventScroll: true })
}

// A browser may forbid storage altogether; then the banner is shown again next time.
function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function saveChoice(choice: string): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {}
}
