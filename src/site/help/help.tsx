import { servicesContext } from '#entities/services.server.ts'
import { showPost } from '#posts/queries.server.ts'
import { postAt } from '#site/draft.server.ts'
import { HELP_PATH } from '#site/help/help-lines.ts'
import { HelpText } from '#site/help/help-text.tsx'
import { HelpTools } from '#site/help/help-tools.tsx'
import { hasLimitParams, parseLimit } from '#site/help/limit.ts'
import { pageResponse } from '#site/page.server.ts'
import { postResponse } from '#site/post/post-response.server.tsx'
import type { Route } from './+types/help.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext)
  const params = new URL(request.url).searchParams
  const question = parseLimit(params)
  const post = await postAt(context, { category: '/', slug: HELP_PATH.slice(1, -1) })
  const unindexed = hasLimitParams(params) ? { robots: 'noindex, follow' } : {}
  const added = { below: <HelpTools question={question} />, sheet: 'help', ...unindexed } as const
  if (post) return postResponse(context, await showPost(db, post, now()), post.writer, added)

  const head = {
    path: HELP_PATH,
    title: `Pomoc hráčům a jejich blízkým – ${env.SITE_NAME}`,
    description:
      'Linky pomoci, panic button na 48 hodin, rejstřík vyloučených osob, krátký test a výpočet limitu: kam zavolat a jak hru hned zastavit.',
    ...unindexed,
  }
  return pageResponse({ context, sheet: 'builtIn', main: <HelpText question={question} />, head })
}
