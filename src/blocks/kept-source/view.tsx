/** Visitors never see what was kept; a block without anything to show does not reach a page at all. */
export const KeptSourceView = () => null
