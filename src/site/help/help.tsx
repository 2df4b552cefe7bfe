import { showPost } from '#posts/queries.server.ts'
import { postAt } from '#site/draft.server.ts'
import { HELP_PATH } from '#shared/help-lines.ts'
import { HelpText } from '#site/help/help-text.tsx'
import { HelpTools } from '#site/help/help-tools.tsx'
import { hasLimitParams, LIMIT_FIELDS, parseLimit } from '#site/help/limit.ts'
import { pageOfPost } from '#site/post/page-of-post.tsx'
import type { Page, PageRequest, PageRoute } from '#site/page.ts'

async function load(request: PageRequest): Promise<Page> {
  const { services, params } = request
  const { db, env, now } = services
  const question = parseLimit(params)
  const post = await postAt(request, { category: '/', slug: HELP_PATH.slice(1, -1) })
  const unindexed = hasLimitParams(params) ? { robots: 'noindex, follow' } : {}
  const added = { below: <HelpTools question={question} />, sheet: 'help', ...unindexed } as const
  if (post) return pageOfPost(services, await showPost(db, post, now()), post.writer, added)

  const head = {
    path: HELP_PATH,
    title: `Pomoc hráčům a jejich blízkým – ${env.SITE_NAME}`,
    description:
      'Linky pomoci, panic button na 48 hodin, rejstřík vyloučených osob, krátký test a výpočet limitu: kam zavolat a jak hru hned zastavit.',
    ...unindexed,
  }
  return { sheet: 'builtIn', main: <HelpText question={question} />, head }
}

export const helpPage: PageRoute = { path: HELP_PATH, params: LIMIT_FIELDS, load }
