import * as m from '#entities/rubric/messages.ts'
import { defineCollection } from '#records/define-collection.server.ts'
import { titledSorts } from '#records/list/list-rules.server.ts'
import { placedLast } from '#records/crud/place-last.server.ts'
import { leaveRedirect, removeRedirectAt } from '#entities/redirect/moved.server.ts'
import { findRedirect } from '#entities/redirect/rules.server.ts'
import { findRubricBySlug } from '#entities/rubric/queries.server.ts'
import { emptyRubric, Rubric, RubricInput, rubricMapper } from '#entities/rubric/schema.ts'
import { claimSlug } from '#records/crud/slugs.server.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { ARTICLES_PATH, rubricPath } from '#shared/rubric-address.ts'
import { SHORT_TITLE_MAX } from '#shared/schema/text.ts'
import { usedBy } from '#entities/used-by.server.ts'

export const rubrics = defineCollection({
  name: 'rubrics',
  table: 'rubric',
  one: m.one,
  record: Rubric,
  input: RubricInput,
  empty: emptyRubric,
  row: rubricMapper,
  searchBody: ({ description, slug }) => `${description} ${slug}`,
  async prepare(trx, input, context) {
    const slug = await claimSlug(trx, 'rubric', { slug: input.slug, title: input.title, id: context.id })
    return { ...(await placedLast(trx, 'rubric', input, context)), slug }
  },
  async afterSave(trx, rubric, { previous }) {
    const wasAt = previous && !previous.isDeleted ? previous.slug : undefined
    if (rubric.isDeleted || wasAt === rubric.slug) return
    const to = rubricPath(rubric.slug)
    await removeRedirectAt(trx, to)
    if (wasAt !== undefined) await leaveRedirect(trx, { from: rubricPath(wasAt), to, record: rubric })
  },
  // The page of a deleted rubric redirects to the list of all articles, which contains its articles.
  async afterDelete(trx, { title, slug }) {
    const from = rubricPath(slug)
    if ((await findRubricBySlug(trx, slug)) || (await findRedirect(trx, from))) return
    await leaveRedirect(trx, { from, to: ARTICLES_PATH, record: { title }, why: 'was deleted' })
  },
  list: { sorts: { ...titledSorts, order: ['order', 'titleSort'] }, defaultSort: 'order' },
  listShows: [usedBy],
  copy: (rubric) => ({ ...rubric, title: copyTitle(rubric.title, SHORT_TITLE_MAX), slug: '', order: 0 }),
})
