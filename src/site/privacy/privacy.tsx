import { getSiteSettings } from '#entities/settings/queries.server.ts'
import { servicesContext } from '#entities/services.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { showPost } from '#posts/queries.server.ts'
import { postAt } from '#site/draft.server.ts'
import { pageResponse } from '#site/page.server.ts'
import { postResponse } from '#site/post/post-response.server.tsx'
import { PrivacyText } from '#site/privacy/privacy-text.tsx'
import type { Route } from './+types/privacy.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

const PATH = '/zasady-ochrany-osobnich-udaju/'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext)
  const post = await postAt(context, { category: '/', slug: PATH.slice(1, -1) })
  if (post) return postResponse(context, await showPost(db, post, now()), post.writer)

  const { operator, contactEmail } = await getSiteSettings(db)
  const main = (
    <PrivacyText
      siteName={env.SITE_NAME}
      operator={operator}
      contactEmail={contactEmail}
      imageHost={env.IMAGE_CDN_URL ? new URL(env.IMAGE_CDN_URL).host : ''}
      clickRetentionDays={env.CLICK_RETENTION_DAYS}
      hasMail={canSendMail(env)}
    />
  )
  const head = {
    path: PATH,
    title: `Zásady ochrany osobních údajů – ${env.SITE_NAME}`,
    description: `Jaké údaje web ${env.SITE_NAME} zpracovává a jaké ne: žádné sledovací cookies, kliknutí bez IP adresy, zprávy z formuláře jen k jejich vyřízení.`,
  }
  return pageResponse({ context, sheet: 'builtIn', main, head })
}
