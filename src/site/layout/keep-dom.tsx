/**
 * A part that only the server renders: in the browser its element keeps the DOM it came with, and the code of the part
 * never travels.
 */
export const KeepDom = ({ html, id }: { html: string; id: string }) => (
  <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
)
