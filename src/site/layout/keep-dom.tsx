import type { ReactNode } from 'react'

/**
 * A part that only the server renders: in the browser its element keeps the DOM it came with, and the code of the part
 * never travels. Pass `import.meta.env.SSR && <Part />`, so that the build can leave the part out.
 */
export function KeepDom({ children, id }: { children: ReactNode; id: string }) {
  if (import.meta.env.SSR) return <div id={id}>{children}</div>
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
