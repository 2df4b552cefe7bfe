export const CONTENT_MAX_BYTES = 500_000
export const CONTENT_MAX_DEPTH = 12
/** Side by side, such as the paragraphs of a text or the parts of a paragraph. */
export const CONTENT_MAX_NODES = 5000
