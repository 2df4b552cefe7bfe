import { FILES_MEGABYTES } from '#features/complaints/shared/limits.ts'
import { NEW_COMPLAINT_PATH, OFFER_PARAM } from '#features/complaints/shared/address.ts'
import type { Choices } from '#features/complaints/site/new-form.tsx'
import { type NewState, NewPage, TITLES } from '#features/complaints/site/new-page.tsx'
import { takeComplaint } from '#features/complaints/site/take.server.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import type { FormRequest, Page, PageRequest, PageResult, PageRoute } from '#site/page.ts'

/** Files that are too large are still read up to this, so that the form can say so and keep what was typed. */
export const MOST_BYTES = 1.5 * FILES_MEGABYTES * 1_000_000
const MOST_CHOICES = 500

const readNames = (db: Reader, table: 'casino' | 'bookmaker') =>
  db
    .selectFrom(table)
    .where(isPublic(table))
    .orderBy('titleSort')
    .limit(MOST_CHOICES)
    .select(['slug', 'title'])
    .execute()

/** People complain about casinos without a licence, too. */
export const loadChoices = defineCached(async function readChoices(db: Reader): Promise<Choices> {
  const [casinos, bookmakers] = await Promise.all([readNames(db, 'casino'), readNames(db, 'bookmaker')])
  return { casinos, bookmakers }
})

async function pageIn(state: NewState, { services: { db, env }, params }: PageRequest): Promise<Page> {
  const choices = await loadChoices(db)
  const wanted = params.get(OFFER_PARAM) ?? ''
  const chosen = [...choices.casinos, ...choices.bookmakers].some(({ slug }) => slug === wanted) ? wanted : ''
  return {
    sheet: 'complaints',
    main: <NewPage state={state} choices={choices} chosen={chosen} />,
    head: {
      path: NEW_COMPLAINT_PATH,
      title: `${TITLES[state.step]} – ${env.SITE_NAME}`,
      description:
        'Podejte stížnost na kasino: co k ní potřebujete, co s ní uděláme a do kdy. Jméno nechceme, e-mail nezveřejníme.',
    },
  }
}

const load = (request: PageRequest): PageResult =>
  pageIn(
    canSendMail(request.services.env) ? { step: 'form', values: {}, errors: {}, problem: '' } : { step: 'closed' },
    request,
  )

async function submit(request: FormRequest): PageResult {
  const { state, status, retryAfter } = await takeComplaint(request)
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) }
  return { ...(await pageIn(state, request)), status, headers }
}

export const newComplaintPage: PageRoute = {
  path: NEW_COMPLAINT_PATH,
  params: [OFFER_PARAM],
  load,
  submit,
  multipartBytes: MOST_BYTES,
}
