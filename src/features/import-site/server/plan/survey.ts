import { isOwn, oldAddress } from '#features/import-site/server/convert/links.ts'
import { oldPath } from '#features/import-site/server/plan/old-path.ts'
import { addressesIn } from '#features/import-site/server/read/addresses-in.ts'
import { readSource } from '#features/import-site/server/read/read-source.ts'
import * as m from '#features/import-site/server/read/messages.ts'
import {
  BadFile,
  type Source,
  type SourceAuthor,
  type SourceItem,
  type SourceMenuItem,
  type SourcePicture,
  type SourcePost,
  type SourceTerm,
} from '#features/import-site/server/read/source.ts'
import type { GoOn } from '#features/import-site/server/watch.ts'
import { type Said, said } from '#shared/words/message.ts'

export type SurveyedPost = Omit<SourcePost, 'html' | 'footnotes'>

/** All of a file but its texts, which are read again one by one when they are converted. */
export interface Survey {
  source: Source
  authors: SourceAuthor[]
  terms: SourceTerm[]
  posts: SurveyedPost[]
  pictures: SourcePicture[]
  patterns: Map<string, string>
  menuItems: SourceMenuItem[]
  /** The paths on the old site that its texts and menus lead to. */
  links: Set<string>
  untaken: Map<string, { count: number; examples: string[] }>
  mistakes: Said[]
}

const MAX_MISTAKES = 100
const MAX_LINKS = 50_000
export const MAX_EXAMPLES = 3

export async function surveySource(path: string, goOn: GoOn): Promise<Survey> {
  const reader = surveyor()
  for await (const item of readSource(path)) {
    await goOn()
    reader.add(item)
  }
  return reader.done()
}

function surveyor() {
  let source: Source | undefined
  const authors = new Map<string, SourceAuthor>()
  const terms = new Map<string, SourceTerm>()
  const posts = new Map<string, SurveyedPost>()
  const survey: Omit<Survey, 'source' | 'authors' | 'terms' | 'posts'> = {
    pictures: [],
    patterns: new Map(),
    menuItems: [],
    links: new Set(),
    untaken: new Map(),
    mistakes: [],
  }

  const add = (mistake: Said) => {
    if (survey.mistakes.length < MAX_MISTAKES) survey.mistakes.push(mistake)
  }

  function addLinks(addresses: Iterable<string>): void {
    for (const address of addresses) {
      const site = source?.site ?? ''
      const url = survey.links.size < MAX_LINKS ? oldAddress(address, site) : undefined
      if (url && isOwn(url, site)) survey.links.add(oldPath(url.pathname, site))
    }
  }

  function addPost({ html, footnotes: _footnotes, ...post }: SourcePost): void {
    addLinks(addressesIn(html))
    const before = posts.get(post.id)
    if (before) {
      const { id, line, title } = post
      add(said(m.sameId, { line: String(line), title, id, other: before.title }))
      return
    }
    posts.set(post.id, post)
  }

  return {
    add(item: SourceItem): void {
      if (item.type === 'source') {
        if (source && source.system !== item.source.system) throw new BadFile(m.differentSystems)
        source ??= item.source
      } else if (item.type === 'author') authors.set(item.author.login, item.author)
      else if (item.type === 'term') terms.set(`${item.term.kind}:${item.term.slug}`, item.term)
      else if (item.type === 'picture') survey.pictures.push(item.picture)
      else if (item.type === 'menu-item') {
        survey.menuItems.push(item.item)
        addLinks([item.item.url])
      } else if (item.type === 'navigation') addLinks(addressesIn(item.html))
      else if (item.type === 'pattern') survey.patterns.set(item.id, item.html)
      else if (item.type === 'mistake') add(item.mistake)
      else if (item.type === 'untaken') note(survey.untaken, item.untaken.what, item.untaken.example)
      else addPost(item.post)
    },
    done(): Survey {
      if (!source) throw new BadFile(m.noContent)
      for (const cycle of cyclesIn(posts)) add(cycle)
      return {
        source,
        authors: [...authors.values()],
        terms: [...terms.values()],
        posts: [...posts.values()],
        ...survey,
      }
    },
  }
}

export function note(counts: Survey['untaken'], what: string, example: string): void {
  const known = counts.get(what) ?? { count: 0, examples: [] }
  known.count++
  if (known.examples.length < MAX_EXAMPLES && example !== '') known.examples.push(example)
  counts.set(what, known)
}

/** Pages that are above each other. Here pages are side by side, so they come nevertheless. */
function* cyclesIn(posts: ReadonlyMap<string, SurveyedPost>): Generator<Said> {
  const settled = new Set<string>()
  for (const post of posts.values()) {
    const path: string[] = []
    let at: SurveyedPost | undefined = post
    while (at && !settled.has(at.id) && !path.includes(at.id)) {
      path.push(at.id)
      at = posts.get(at.parent)
    }
    if (at && path.includes(at.id)) {
      const { id, line, title } = at
      yield said(m.ownParent, { line: String(line), title, count: path.length - path.indexOf(id) })
    }
    for (const id of path) settled.add(id)
  }
}
