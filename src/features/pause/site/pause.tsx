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
import { PAUSE_TITLE, PausePage } from '#features/pause/site/pause-page.tsx'
import { type FormRequest, type Page, type PageRequest, type PageRoute, redirect } from '#site/page.ts'

/** Set by the server: some browsers drop cookies set by scripts after a week. */
async function submit({ services: { env, now }, form, cookie }: FormRequest) {
  const time = now()
  const running = readPause(cookie, time)
  const redirectTo = (part: string, pause = running) =>
    redirect(`${PAUSE_PATH}#${part}`, 303, {
      'Cache-Control': 'no-store',
      ...(pause && { 'Set-Cookie': pauseCookie(pause, time, env.SITE_URL) }),
    })
  if (!form.has(END_PARAM))
    return redirectTo(PAUSE_PARTS.on, startPause(running, lengthOf(form.get(LENGTH_PARAM)), time))
  const ending = running && requestEarlyEnd(running, time)
  return ending ? redirectTo(PAUSE_PARTS.endAsked, ending) : redirectTo(PAUSE_PARTS.tooEarly)
}

async function load({ services: { env } }: PageRequest): Promise<Page> {
  const site = { url: env.SITE_URL, name: env.SITE_NAME }
  const main = (
    <>
      <PausePage />
      <JsonLd graph={pageGraph('WebPage', site, { path: PAUSE_PATH, title: PAUSE_TITLE, name: 'Pauza' })} />
    </>
  )
  const head = {
    path: PAUSE_PATH,
    title: `Dejte si pauzu od hraní – ${env.SITE_NAME}`,
    description:
      'Schovejte si všechny odkazy ke hraní na 48 hodin, týden nebo měsíc. Bez účtu a bez evidence. K tomu linky pomoci a rejstřík vyloučených osob.',
  }
  return { sheet: 'builtIn', main, head }
}

export const pausePage: PageRoute = { path: PAUSE_PATH, load, submit }
