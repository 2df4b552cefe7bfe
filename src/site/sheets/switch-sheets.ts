import { finishByDocument } from '#site/browser/pending-navigation.ts'

/** The precedence of the sheets of pages: after the site's own, whatever was loaded first. */
export const PAGE_SHEETS = 'page'

/**
 * Sheets stay in the document once they are loaded, so that going back shows nothing bare. Only the one of the page that is
 * shown counts: a page looks the same wherever the reader came from. One that could not be had may come with a document.
 */
export function switchSheets(shown: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-precedence="${PAGE_SHEETS}"]`)) {
    const isShown = link.getAttribute('href') === shown
    if (link.sheet) link.sheet.disabled = !isShown
    else if (isShown) finishByDocument()
  }
}
