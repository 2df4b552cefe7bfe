import { HONEYPOT } from '#shared/honeypot.ts'
import { getSiteSettings } from '#entities/settings/queries.server.ts'
import { showPost } from '#posts/queries.server.ts'
import { CONTACT_PATH, SENT_PARAM } from '#site/contact/address.ts'
import { ContactForm } from '#site/contact/contact-form.tsx'
import { ContactText } from '#site/contact/contact-text.tsx'
import { handleContactForm } from '#site/contact/contact.server.ts'
import { type ContactState, EMPTY_FORM } from '#site/contact/contact-state.ts'
import { Operator } from '#site/contact/operator.tsx'
import { postAt } from '#site/draft.server.ts'
import { postGraph } from '#site/json-ld.ts'
import { JsonLd } from '#site/json-ld-script.tsx'
import { type FormRequest, type Page, type PageRequest, type PageRoute, redirect } from '#site/page.ts'
import { PostArticle } from '#site/post/post-article.tsx'

async function pageIn(state: ContactState, request: PageRequest): Promise<Page> {
  const { db, env, now } = request.services
  const [stored, settings] = await Promise.all([
    postAt(request, { category: '/', slug: CONTACT_PATH.slice(1, -1) }),
    getSiteSettings(db),
  ])
  const post = stored && (await showPost(db, stored, now()))
  const { isSent } = state
  const form = (
    <>
      <ContactForm state={state} honeypot={HONEYPOT} />
      <Operator settings={settings} />
    </>
  )
  if (!post) {
    const title = `Kontaktujte nás – ${env.SITE_NAME}`
    const description = `Napište redakci webu ${env.SITE_NAME}: chyba v textu, zkušenost s výplatou nebo otázka k recenzi. Každou zprávu čte člověk.`
    return {
      sheet: 'contact',
      main: <ContactText>{form}</ContactText>,
      head: { path: CONTACT_PATH, title, description, robots: isSent ? 'noindex' : '' },
    }
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
  return { sheet: 'contact', main, head }
}

async function submit(request: FormRequest) {
  const { state, status, retryAfter } = await handleContactForm(request)
  const noStore = { 'Cache-Control': 'no-store' }
  if (state.isSent) return redirect(`${CONTACT_PATH}?${SENT_PARAM}=1`, 303, noStore)
  const headers = { ...noStore, ...(retryAfter && { 'Retry-After': String(retryAfter) }) }
  return { ...(await pageIn(state, request)), status, headers }
}

export const contactPage: PageRoute = {
  path: CONTACT_PATH,
  params: [SENT_PARAM],
  load: (request) => pageIn({ ...EMPTY_FORM, isSent: request.params.has(SENT_PARAM) }, request),
  submit,
}
