import { randomUUID } from 'node:crypto'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { type PutOff, PutOffContext } from '#ui/site/put-off.tsx'

/** The same as `renderToStaticMarkup`; others are answered between the parts of a long list. */
export async function renderInSteps(element: ReactElement): Promise<string> {
  const waiting = new Map<string, ReactNode[]>()
  const putOff: PutOff = (parts) => {
    // Nobody can guess it, so no text on the page is taken for one.
    const mark = randomUUID()
    waiting.set(mark, parts)
    return mark
  }
  let html = renderToStaticMarkup(<PutOffContext value={putOff}>{element}</PutOffContext>)
  for (const [mark, parts] of waiting) {
    const [before = '', after = ''] = html.split(mark)
    const rendered: string[] = []
    for (const part of parts) {
      await yieldToEventLoop()
      rendered.push(renderToStaticMarkup(part))
    }
    html = before + rendered.join('') + after
  }
  return html
}
