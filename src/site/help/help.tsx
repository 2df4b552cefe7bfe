import { servicesContext } from '#entities/services.server.ts'
import { showPost } from '#posts/queries.server.ts'
import { postAt } from '#site/draft.server.ts'
import { HELP_PATH } from '#site/help/help-lines.ts'
import { HelpText } from '#site/help/help-text.tsx'
import { pageResponse } from '#site/page.server.ts'
import { postResponse } from '#site/post/post-response.server.tsx'
import type { Route } from './+types/help.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext)
  const post = await postAt(context, { category: '/', slug: HELP_PATH.slice(1, -1) })
  if (post) return postResponse(context, await showPost(db, post, now()), post.writer)

  const head = {
    path: HELP_PATH,
    title: `Pomoc hráčům a jejich blízkým – ${env.SITE_NAME}`,
    description:
      'Linky pomoci, panic button na 48 hodin a rejstřík vyloučených osob: kam zavolat, jak hru hned zastavit a co dělat, když hraje někdo blízký.',
  }
  return pageResponse({ context, sheet: 'house', main: <HelpText />, head })
}
