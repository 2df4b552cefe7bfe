import type { Context } from 'hono'

/** A file that is made while it goes out. */
export function attachCsv(
  http: Pick<Context, 'header'>,
  name: string,
  now: Date,
  texts: AsyncGenerator<string>,
): ReadableStream {
  http.header('Content-Disposition', `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`)
  // To compress it, it would have to be in memory.
  http.header('Cache-Control', 'no-store, no-transform')
  return streamOf(texts)
}

/** Texts that are made while they go out. */
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
