import { expect } from 'vitest'

/** A toast is shown for a second, which a busy machine may take between two checks: all are recorded. */
let shown: string[] = []

const toastsIn = (node: Node): Element[] => {
  if (!(node instanceof Element)) return []
  return node.matches('.Toastify__toast') ? [node] : [...node.querySelectorAll('.Toastify__toast')]
}

new MutationObserver((changes) => {
  // A toast that comes with its place is in both.
  const added = [...new Set(changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(toastsIn)))]
  shown.push(...added.map(({ textContent }) => textContent))
}).observe(document, { childList: true, subtree: true })

export const forgetToasts = () => {
  shown = []
}

/** Waits until this toast was shown, and forgets it and those before. */
export async function expectToast(words: string): Promise<void> {
  await expect.poll(() => shown.join('\n')).toContain(words)
  shown = shown.slice(shown.findIndex((toast) => toast.includes(words)) + 1)
}
