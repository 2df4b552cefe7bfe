import { setUpLightbox } from '#site/browser/lightbox.ts'
import { setUpSliders } from '#site/browser/sliders.ts'
import { setUpSorting } from '#site/browser/sorting.ts'

const COPIED_MS = 2000

/** Sets up the interactive parts of blocks. Called for every page shown; elements already set up are skipped. */
export function setUpBlocks(): void {
  setUpSliders()
  setUpSorting()
  setUpLightbox()
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy][hidden]')) {
    button.hidden = false
    const label = button.textContent
    button.addEventListener('click', () => void copyCode(button, label))
  }
}

async function copyCode(button: HTMLButtonElement, label: string): Promise<void> {
  await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
  button.textContent = 'Zkopírováno'
  setTimeout(() => {
    button.textContent = label
  }, COPIED_MS)
}
