import { loadAsDocument } from '#site/browser/pending-navigation.ts'

/** The precedence of page sheets: after the common one, whatever was loaded first. */
export const PAGE_SHEETS = 'page'

/**
 * Sheets stay in the document once loaded, so that going back never shows an unstyled page. Only that of the shown page
 * is enabled: a page looks the same wherever the reader came from. One that failed to load may still come with a
 * document.
 */
export function switchSheets(shown: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-precedence="${PAGE_SHEETS}"]`)) {
    const isShown = link.getAttribute('href') === shown
    if (link.sheet) link.sheet.disabled = !isShown
    else if (isShown) loadAsDocument()
  }
}
