/** Sent on the document whenever the page content is replaced. */
export const PAGE_SHOWN = 'page-shown'
