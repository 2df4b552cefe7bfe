const ARTICLE = 840
const WHOLE = `(min-width: 1264px) ${ARTICLE}px, (min-width: 1024px) calc(100vw - 424px), 100vw`

/** `sizes` of a picture in one of several columns of the article; phones have one column. */
export function sizesIn(columns: number): string {
  if (columns === 1) return WHOLE
  return `(min-width: 1264px) ${Math.round(ARTICLE / columns)}px, (min-width: 640px) 50vw, 100vw`
}
