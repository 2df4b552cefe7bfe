const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isMutation = (request: Request) => !READS.has(request.method)

/** Whether a form was sent from one of our own pages. Clients other than browsers send no origin. */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site'
  const host = request.headers.get('host') ?? new URL(request.url).host
  return origin === new URL(siteUrl).origin || URL.parse(origin)?.host === host
}
