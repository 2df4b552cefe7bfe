import { data, redirect } from 'react-router'
import { HONEYPOT } from '#shared/honeypot.ts'
import { getSiteSettings } from '#entities/settings/queries.server.ts'
import { clientAddressContext, servicesContext } from '#entities/services.server.ts'
import { showPost } from '#posts/queries.server.ts'
import { CONTACT_PATH, SENT_PARAM } from '#site/contact/address.ts'
import { ContactForm } from '#site/contact/contact-form.tsx'
import { ContactText } from '#site/contact/contact-text.tsx'
import { contactStateContext, handleContactForm } from '#site/contact/contact.server.ts'
import { EMPTY_FORM } from '#site/contact/contact-state.ts'
import { Operator } from '#site/contact/operator.tsx'
import { postAt } from '#site/draft.server.ts'
import { postGraph } from '#site/json-ld.ts'
import { JsonLd } from '#site/json-ld-script.tsx'
import { pageResponse } from '#site/page.server.ts'
import { PostArticle } from '#site/post/post-article.tsx'
import type { Route } from './+types/contact.ts'

export { HtmlPage as default, pageMeta as meta } from '#site/html-page.tsx'

/** A form with errors is rendered in the same response, which must not be cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { state, status, retryAfter } = await handleContactForm(services, request, context.get(clientAddressContext))
  const responseHeaders = new Headers({ 'Cache-Control': 'no-store' })
  if (state.isSent) throw redirect(`${CONTACT_PATH}?${SENT_PARAM}=1`, { status: 303, headers: responseHeaders })
  context.set(contactStateContext, state)
  if (retryAfter) responseHeaders.set('Retry-After', String(retryAfter))
  return data(null, { status, headers: responseHeaders })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, env, now } = context.get(servicesContext)
  const [stored, settings] = await Promise.all([
    postAt(context, { category: '/', slug: CONTACT_PATH.slice(1, -1) }),
    getSiteSettings(db),
  ])
  const post = stored && (await showPost(db, stored, now()))
  const isSent = new URL(request.url).searchParams.has(SENT_PARAM)
  const state = isSent ? { ...EMPTY_FORM, isSent } : context.get(contactStateContext)
  const form = (
    <>
      <ContactForm state={state} honeypot={HONEYPOT} />
      <Operator settings={settings} />
    </>
  )
  if (!post) {
    const title = `Kontaktujte nás – ${env.SITE_NAME}`
    const description = `Napište redakci webu ${env.SITE_NAME}: chyba v textu, zkušenost s výplatou nebo otázka k recenzi. Každou zprávu čte člověk.`
    return pageResponse({
      context,
      sheet: 'contact',
      main: <ContactText>{form}</ContactText>,
      head: { path: CONTACT_PATH, title, description, robots: isSent ? 'noindex' : '' },
    })
  }
  // The purpose of this page is the form; a picture would only push it down.
  const shown = { ...post, banner: null, cover: null }
  const main = (
    <>
      <PostArticle post={shown}>{form}</PostArticle>
      <JsonLd graph={postGraph(shown, { url: env.SITE_URL, name: env.SITE_NAME })} />
    </>
  )
  const { title, description, keyword, robots, canonical } = post.metaTag
  const head = {
    path: CONTACT_PATH,
    title: title || `${post.title} – ${env.SITE_NAME}`,
    description,
    keywords: keyword,
    robots: isSent ? 'noindex' : robots,
    ...(canonical ? { canonical } : {}),
  }
  return pageResponse({ context, sheet: 'contact', main, head })
}
