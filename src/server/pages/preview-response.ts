import type { CallContext } from '#records/calls/calls.server.ts'
import { toResponse } from '#site/text-response.server.ts'

/** A page of the site shown in the back office: opened on its own, it can run nothing. */
export function previewOf(http: CallContext['http'], page: Response): Promise<string> {
  http.header('Content-Security-Policy', 'sandbox')
  return toResponse(page).text()
}
