import { setUpLightbox } from '#site/browser/lightbox.ts'
import { setUpPlayers } from '#site/browser/players.ts'
import { setUpSliders } from '#site/browser/sliders.ts'
import { setUpSorting } from '#site/browser/sorting.ts'

const COPIED_MS = 2000

/** Called for every page shown; elements already set up are skipped. */
export function setUpBlocks(): void {
  setUpSliders()
  setUpSorting()
  setUpLightbox()
  setUpPlayers()
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy][hidden]')) {
    button.hidden = false
    const label = button.textContent
    button.addEventListener('click', () => void copyCode(button, label))
  }
}

async function copyCode(button: HTMLButtonElement, label: string): Promise<void> {
  const code = button.dataset['copy'] ?? ''
  try {
    await navigator.clipboard.writeText(code)
  } catch {
    // Denied, or not on https: selected, so that visitors can copy it themselves.
    const text = button.previousSibling
    if (text) getSelection()?.setBaseAndExtent(text, 0, text, code.length)
    return
  }
  button.textContent = 'Zkopírováno'
  setTimeout(() => {
    button.textContent = label
  }, COPIED_MS)
}
