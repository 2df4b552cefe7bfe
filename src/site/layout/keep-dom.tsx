/**
 * A part rendered only by the server: in the browser its element keeps the existing DOM, and the code of the part is
 * never downloaded.
 */
export const KeepDom = ({ html, id }: { html: string; id: string }) => (
  <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
)
