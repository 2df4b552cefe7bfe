import type { JobReport } from '#features/import-site/job-schema.ts'
import type { Examined } from '#features/import-site/server/examine.ts'
import { siteKey } from '#features/import-site/server/plan/plan.ts'
import { plainWords } from '#features/import-site/server/read/plain-words.ts'

/** A browser shows a thousand lines, not a hundred thousand; the counts are of all of them. */
const MOST = 300
const MOST_EXAMPLES = 3
const EXAMPLE_MAX = 300
const TAKEN_TYPES = new Set(['post', 'page'])

/** What the screen shows of a file. */
export function jobReport({ survey, plan, pictures, report, mistakes, used, hasFile, toLookAt }: Examined): JobReport {
  const { posts, source } = survey
  const of = (kind: 'category' | 'tag') =>
    plan.terms.filter(({ term, posts: count }) => term.kind === kind && count > 0)
  const coming = plan.posts.filter(({ isTaken }) => isTaken)
  const duplicates = plan.posts.filter(({ duplicateOf }) => duplicateOf !== undefined)
  const missing = pictures.all().filter(({ key }) => !hasFile(key)).length
  const casinos = new Set(plan.posts.flatMap(({ review }) => (review && !review.casinoId ? [review.title] : [])))
  const rubrics = new Set(
    plan.terms.flatMap(({ becomes, rubricId, slug }) => (becomes === 'rubric' && !rubricId ? [slug] : [])),
  )
  const all = [...used].map(([name, count]) => ({ name, count })).toSorted((one, other) => other.count - one.count)
  const isShortcode = ({ name }: { name: string }) => name.startsWith('[')
  return {
    system: source.system,
    version: source.version,
    site: siteKey(survey).replace(/^\w+:/, ''),
    counts: {
      posts: report.posts,
      pages: report.pages,
      drafts: report.drafts,
      scheduled: plan.posts.filter(({ post }) => post.state === 'scheduled').length,
      trash: posts.filter(({ state }) => state === 'trash').length,
      authors: report.authors,
      pictures: pictures.all().length,
      categories: of('category').length,
      tags: of('tag').length,
      redirects: report.redirects,
      toLookAt: toLookAt.length,
      duplicates: duplicates.length,
      searchFields: posts.filter(({ seo }) => seo.title !== '' || seo.description !== '').length,
      hereAlready: plan.posts.filter(({ recordId }) => recordId !== undefined).length,
    },
    writes: {
      posts: coming.filter(({ post }) => post.kind === 'post').length,
      pages: coming.filter(({ post }) => post.kind === 'page').length,
      writers: plan.authors.filter(({ writerId, isLeftOut }) => writerId === undefined && !isLeftOut).length,
      rubrics: rubrics.size,
      pictures: pictures.all().length - missing,
      missingPictures: missing,
      films: pictures.films().filter(({ key }) => hasFile(key)).length,
      casinos: casinos.size,
      redirects: report.redirects,
      menus: plan.menus.filter(({ place }) => place !== undefined).length,
    },
    authors: plan.authors
      .slice(0, MOST)
      .map(({ author: { login, name }, posts: count, writerId = null, isLeftOut }) => ({
        login,
        name: plainWords(name),
        posts: count,
        writerId,
        isLeftOut,
      })),
    terms: [...of('category'), ...of('tag')]
      .slice(0, MOST)
      .map(({ term: { slug, name, kind }, posts: count, becomes, rubricId = null, path }) => ({
        slug,
        name: plainWords(name),
        kind,
        posts: count,
        becomes,
        rubricId,
        path,
      })),
    menus: plan.menus
      .slice(0, MOST)
      .map(({ slug, name, items, lost }) => ({ slug, name, items: items.length + lost.length })),
    redirects: plan.redirects.slice(0, MOST),
    bases: { category: bare(plan.bases.category), tag: bare(plan.bases.tag) },
    blocks: all.filter((each) => !isShortcode(each)).slice(0, MOST),
    shortcodes: all.filter(isShortcode).slice(0, MOST),
    kept: report.kept.slice(0, MOST).map(({ what, count, examples }) => ({
      what,
      count,
      examples: examples.slice(0, MOST_EXAMPLES).map((example) => example.slice(0, EXAMPLE_MAX)),
    })),
    duplicates: duplicates
      .slice(0, MOST)
      .map(({ post: { id, title }, duplicateOf = '' }) => ({ id, title: plainWords(title), path: duplicateOf })),
    toLookAt: toLookAt.slice(0, MOST).map(({ title, what }) => ({ title: plainWords(title), what })),
    types: counted(posts.flatMap(({ type }) => (TAKEN_TYPES.has(type) ? [] : [type]))),
    fields: counted(posts.flatMap(({ fields }) => Object.keys(fields).filter((name) => !name.startsWith('_')))),
    casinos: [...casinos].slice(0, MOST),
    errors: mistakes.slice(0, MOST),
  }
}

/** As WordPress asks for it in its settings. */
const bare = (folder: string) => (folder === '/' ? folder : folder.slice(1, -1))

function counted(names: string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST)
}
