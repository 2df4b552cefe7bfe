import type { CallContext } from '#entities/calls.server.ts'
import { toResponse } from '#site/text-response.server.ts'

const SCRIPT = /<script\b[\s\S]*?<\/script>/g

/** A page of the site to be looked at in the back office: whoever opens it by itself gets a page that can do nothing. */
export async function withoutScripts(http: CallContext['http'], page: Response): Promise<string> {
  http.header('Content-Security-Policy', 'sandbox')
  return (await toResponse(page).text()).replace(SCRIPT, '')
}
