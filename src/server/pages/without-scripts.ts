import type { CallContext } from '#entities/calls.server.ts'
import { toResponse } from '#site/text-response.server.ts'

const SCRIPT = /<script\b[\s\S]*?<\/script>/g

/** A page of the site shown in the back office: opened on its own, it can run nothing. */
export async function withoutScripts(http: CallContext['http'], page: Response): Promise<string> {
  http.header('Content-Security-Policy', 'sandbox')
  return (await toResponse(page).text()).replace(SCRIPT, '')
}
