/** Where table rows are stacked and panels open from the bottom. */
export const PHONE = '(max-width: 40em)'
