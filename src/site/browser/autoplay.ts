export const AUTOPLAY_MS = 5000

interface Autoplay {
  slider: { readonly isConnected: boolean; matches: (selector: string) => boolean }
  advance: () => void
  onStop: () => void
}

/** Returns a function that stops it. */
export function startAutoplay({ slider, advance, onStop }: Autoplay): () => void {
  const timer = setInterval(() => {
    // The visitor went on to another page.
    if (!slider.isConnected) return stop()
    if (!document.hidden && !slider.matches(':hover, :focus-within')) advance()
  }, AUTOPLAY_MS)
  const stop = () => {
    clearInterval(timer)
    onStop()
  }
  return stop
}
