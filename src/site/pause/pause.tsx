import { redirect } from 'react-router'
import { servicesContext } from '#entities/services.server.ts'
import {
  requestEarlyEnd,
  END_PARAM,
  LENGTH_PARAM,
  lengthOf,
  PAUSE_PARTS,
  PAUSE_PATH,
  pauseCookie,
  readPause,
  startPause,
} from '#shared/pause.ts'
import { JsonLd } from '#site/json-ld-script.tsx'
import { pageGraph } from '#site/listing/list-json-ld.ts'
import { pageResponse } from '#site/page.server.ts'
import { PAUSE_TITLE, PausePage } from '#site/pause/pause-page.tsx'
import type { Route } from './+types/pause.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

/** Set by the server: some browsers drop cookies set by scripts after a week. */
export async function action({ context, request }: Route.ActionArgs) {
  const { env, now } = context.get(servicesContext)
  const form = new URLSearchParams(await request.text())
  const time = now()
  const running = readPause(request.headers.get('cookie'), time)
  const redirectTo = (part: string, pause = running) =>
    redirect(`${PAUSE_PATH}#${part}`, {
      status: 303,
      headers: { 'Cache-Control': 'no-store', ...(pause && { 'Set-Cookie': pauseCookie(pause, time, env.SITE_URL) }) },
    })
  if (!form.has(END_PARAM))
    return redirectTo(PAUSE_PARTS.on, startPause(running, lengthOf(form.get(LENGTH_PARAM)), time))
  const ending = running && requestEarlyEnd(running, time)
  return ending ? redirectTo(PAUSE_PARTS.endAsked, ending) : redirectTo(PAUSE_PARTS.tooEarly)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext)
  const site = { url: env.SITE_URL, name: env.SITE_NAME }
  const main = (
    <>
      <PausePage />
      <JsonLd graph={pageGraph('WebPage', site, { path: PAUSE_PATH, title: PAUSE_TITLE, name: 'Pauza' })} />
    </>
  )
  const head = {
    path: PAUSE_PATH,
    title: `Dej si pauzu od hraní – ${env.SITE_NAME}`,
    description:
      'Jedním klepnutím schováte všechny odkazy ke hraní na 48 hodin, týden nebo měsíc. Bez účtu a bez evidence. K tomu linky pomoci a rejstřík vyloučených osob.',
  }
  return pageResponse({ context, sheet: 'builtIn', main, head })
}
