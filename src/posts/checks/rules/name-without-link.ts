import type { LinkName } from '#posts/checks/evidence.ts'
import * as m from '#posts/checks/messages.ts'
import { addressOf, linksIn } from '#posts/checks/links-in.ts'
import { placeAt } from '#posts/checks/place.ts'
import { offersIn, postLinksIn } from '#posts/checks/record-links.ts'
import { defineRule, type Finding } from '#posts/checks/rule.ts'
import { textsAt } from '#posts/content/texts-at.ts'
import type { PostInput } from '#posts/schema.ts'
import { type Path, withValueAt } from '#shared/checks/at-path.ts'
import { isInlines, lineText } from '#shared/checks/lines.ts'
import { isCaseOf, type Naming, namingsIn } from '#shared/czech/named-in.ts'
import { postPath } from '#shared/post-address.ts'
import type { Inline } from '#shared/schema/rich-text.ts'
import type { Steps } from '#shared/steps.ts'
import { said } from '#shared/words/message.ts'

/** A casino or another page that the text names and readers cannot follow. */
export const nameWithoutLink = defineRule({
  name: 'name-without-link',
  level: 'warning',
  title: m.holdsNames,
  needs: ['names'],
  *find(post, { names = [] }) {
    const wanted = notLinked(post, names)
    if (wanted.length === 0) return []
    const first = new Map<LinkName, Finding | null>()
    for (const { named, from, to, path, isLink } of yield* namingsOf(post, wanted)) {
      // One that is a link already, wherever that leads, is what its writer wants.
      if (isLink) first.set(named, null)
      else if (!first.has(named)) first.set(named, findingOf(post, named, path, [from, to]))
    }
    return [...first.values()].filter((finding) => finding !== null)
  },
})

/** Without the page itself, what it is about, and what its links and blocks lead to. */
function notLinked(post: PostInput, names: readonly LinkName[]): LinkName[] {
  const linked = new Set([postPath(post), ...linksIn(post).map(({ href }) => addressOf(href))])
  const shown = new Set([post.entity, ...offersIn(post).map(({ id }) => id), ...postLinksIn(post).map(({ id }) => id)])
  return names.filter(({ id, path }) => !linked.has(path) && !shown.has(id))
}

const READ_ON = new Set(['paragraph', 'bulletList', 'orderedList', 'table'])
/** A name goes on over none of these. */
const BETWEEN = /[,;:!?()\n„“"]|\. /

interface Found extends Naming<LinkName> {
  path: Path
  isLink: boolean
}

function* namingsOf(post: PostInput, names: readonly LinkName[]): Steps<Found[]> {
  const find = namingsIn(names.flatMap(spellings))
  const found: Found[] = []
  for (const [index, node] of post.content.content.entries()) {
    if (!READ_ON.has(node.type)) continue
    for (const { path, text, inlines = [] } of textsAt(node, ['content', 'content', index])) {
      const namings = find(text).filter(({ named: { title }, from, to }) => {
        const words = text.slice(from, to)
        return !BETWEEN.test(words) && isCaseOf(title, words)
      })
      for (const { named, from, to } of longestOf(namings)) {
        const marks = marksWithin(inlines, from, to)
        if (!marks.has('code')) found.push({ named: named.of, from, to, path, isLink: marks.has('link') })
      }
    }
    yield
  }
  return found
}

interface Spelling {
  title: string
  of: LinkName
}

/** The name of a page is no proper name: within a sentence it begins with a small letter. */
function spellings(of: LinkName): Spelling[] {
  const { title, collection } = of
  const small = title.charAt(0).toLowerCase() + title.slice(1)
  return [{ title, of }, ...(collection === 'posts' && small !== title ? [{ title: small, of }] : [])]
}

/** „Modrý Lev Sport“ does not name „Modrý Lev“. */
const longestOf = (namings: readonly Naming<Spelling>[]): Naming<Spelling>[] =>
  namings.filter(
    ({ from, to }) =>
      !namings.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  )

function marksWithin(inlines: readonly Inline[], from: number, to: number): Set<string> {
  const found = new Set<string>()
  let end = 0
  for (const node of inlines) {
    const start = end
    end += lineText([node]).length
    if (start < to && end > from) for (const { type } of node.marks ?? []) found.add(type)
  }
  return found
}

const findingOf = (
  post: PostInput,
  { id, title, path: href, collection }: LinkName,
  path: Path,
  at: [number, number],
): Finding => ({
  message: said(m.namedWithoutLink, { title }),
  place: placeAt(post, path, ...at),
  fixes: [{ kind: 'change', label: m.linkIt, change: (before) => withLink(before, path, at, href) }],
  related: [{ collection, id, title }],
})

const withLink = (post: PostInput, path: Path, [from, to]: [number, number], href: string): PostInput =>
  withValueAt(post, path, (line) => (isInlines(line) ? linkedInlines(line, from, to, href) : line))

function linkedInlines(inlines: readonly Inline[], from: number, to: number, href: string): Inline[] {
  let end = 0
  return inlines.flatMap((node): Inline[] => {
    const start = end
    end += lineText([node]).length
    if (node.type !== 'text' || start >= to || end <= from) return [node]
    const [begin, stop] = [Math.max(from - start, 0), Math.min(to, end) - start]
    const piece = (text: string, own: Pick<Inline, 'marks'> = {}): Inline[] =>
      text === '' ? [] : [{ ...node, ...own, text }]
    return [
      ...piece(node.text.slice(0, begin)),
      ...piece(node.text.slice(begin, stop), { marks: [...(node.marks ?? []), { type: 'link', attrs: { href } }] }),
      ...piece(node.text.slice(stop)),
    ]
  })
}
