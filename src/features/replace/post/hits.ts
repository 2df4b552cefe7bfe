import { matcher, type Place, PLACES, type Wanted, writtenAs } from '#features/replace/shared/match.ts'
import { linksIn } from '#posts/checks/links-in.ts'
import { textsAt } from '#posts/content/texts-at.ts'
import type { PostInput } from '#posts/schema.ts'
import { type Path, valueAt } from '#shared/checks/at-path.ts'
import { withCorrections } from '#shared/checks/typography.ts'
import type { Steps } from '#shared/steps.ts'

export interface Hit {
  /** The same in every reading of this version. */
  key: string
  place: Place
  path: Path
  /** The whole line. */
  text: string
  from: number
  to: number
}

const WRITTEN: Record<Exclude<Place, 'alts' | 'links'>, Path[]> = {
  titles: [['title'], ['breadcrumbTitle'], ['metaTag', 'title'], ['metaTag', 'description'], ['breadcrumbs']],
  texts: [['content'], ['faq'], ['tableContent'], ['references']],
  blocks: [['shortcodesConfig']],
}

const isAlt = (path: Path) => path.at(-1) === 'alt'

function* linesIn(post: PostInput, places: ReadonlySet<Place>): Generator<{ place: Place; path: Path; text: string }> {
  for (const place of PLACES) {
    if (place === 'links') {
      if (places.has(place)) for (const { href, path } of linksIn(post)) yield { place, path, text: href }
    } else if (place === 'alts') {
      if (places.has(place)) for (const line of textsAt(post.banner, ['banner'])) yield { place, ...line }
    } else {
      for (const root of WRITTEN[place]) {
        for (const line of textsAt(valueAt(post, root), root)) {
          const own = isAlt(line.path) ? 'alts' : place
          if (places.has(own)) yield { place: own, ...line }
        }
      }
    }
  }
}

/** Line by line, in the order of the post. */
export function* hitSteps(post: PostInput, wanted: Wanted & { places: readonly Place[] }): Steps<Hit[]> {
  const rangesIn = matcher(wanted)
  const hits: Hit[] = []
  for (const line of linesIn(post, new Set(wanted.places))) {
    for (const [from, to] of rangesIn(line.text)) {
      hits.push({ key: `${line.path.join('.')}:${from}`, ...line, from, to })
    }
    yield
  }
  return hits
}

/** Each piece of text keeps its marks; words that two pieces share are written into the first. */
export function withReplaced(post: PostInput, hits: readonly Hit[], replacement: string, wanted: Wanted): PostInput {
  const changed = ({ path, place, text, from, to }: Hit) => {
    const written = place === 'links' ? replacement : writtenAs(replacement, text.slice(from, to), wanted)
    return { changes: [{ path, edits: [{ from, to, text: written }] }] }
  }
  // Links first: a text that is emptied leaves its line, and what follows it moves.
  const [links, texts] = [true, false].map((isLink) => hits.filter(({ place }) => (place === 'links') === isLink))
  return [links, texts].reduce((all, some = []) => withCorrections(all, some.map(changed)), post)
}
