import type { Context } from 'hono'
import { pragueDay } from '#shared/czech/day.ts'

export function attachCsv(
  http: Pick<Context, 'header'>,
  name: string,
  now: Date,
  texts: AsyncGenerator<string>,
): ReadableStream {
  http.header('Content-Disposition', `attachment; filename="${name}-${pragueDay(now)}.csv"`)
  // Compression would buffer the whole file in memory.
  http.header('Cache-Control', 'no-store, no-transform')
  return streamOf(texts)
}

export function streamOf(texts: AsyncGenerator<string>): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
}
