import { getSiteSettings } from '#entities/settings/queries.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { showPost } from '#posts/queries.server.ts'
import { postAt } from '#site/draft.server.ts'
import { pageOfPost } from '#site/post/page-of-post.tsx'
import { PrivacyText } from '#site/privacy/privacy-text.tsx'
import type { Page, PageRequest, PageRoute } from '#site/page.ts'

const PATH = '/zasady-ochrany-osobnich-udaju/'

async function load(request: PageRequest): Promise<Page> {
  const { services } = request
  const { db, env, now } = services
  const post = await postAt(request, { category: '/', slug: PATH.slice(1, -1) })
  if (post) return pageOfPost(services, await showPost(db, post, now()), post.writer)

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
  return { sheet: 'builtIn', main, head }
}

export const privacyPage: PageRoute = { path: PATH, load }
