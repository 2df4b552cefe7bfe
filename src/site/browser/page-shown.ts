/** Sent on the document whenever the middle of the page is another one. */
export const PAGE_SHOWN = 'page-shown'
