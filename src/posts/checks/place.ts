import * as m from '#posts/checks/messages.ts'
import type { Message } from '#shared/words/message.ts'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import { isObject, type Path, valueAt } from '#shared/checks/at-path.ts'
import { isInlines, lineText } from '#shared/checks/lines.ts'
import { blockName } from '#posts/content/plain-lines.ts'
import type { ContentNode, HeadingNode } from '#posts/content/schema.ts'
import { headingText } from '#posts/content/walk.ts'
import type { PostInput } from '#posts/schema.ts'

export type Place =
  | { in: 'field'; field: string }
  /** `at`: child indexes; `from` and `to`: character offsets in that line, where a line break counts as one. */
  | { in: 'text'; at: readonly number[]; from?: number; to?: number }
  | { in: 'block'; kind: BlockKind; uniqId: string }

export const field = (name: string): Place => ({ in: 'field', field: name })
export const inText = (at: readonly number[], from?: number, to?: number): Place => ({ in: 'text', at, from, to })

export function placeAt(post: PostInput, path: Path, from?: number, to?: number): Place {
  const [first, second = '', third = ''] = path
  if (first === 'content') return placeInText(post, path, from, to)
  if (first !== 'shortcodesConfig') return field(path.join('.'))
  const data = valueAt(post, [first, second, third, 'data'])
  const kind = BLOCK_KINDS.find((each) => each === second)
  return kind && isObject(data) ? { in: 'block', kind, uniqId: String(data['uniqId']) } : field('shortcodesConfig')
}

/** A mark or attribute of an inline node, such as a link, is placed at that node's characters. */
function placeInText(post: PostInput, path: Path, from?: number, to?: number): Place {
  const end = path.findIndex((step) => step === 'marks' || step === 'attrs')
  const own = end < 0 ? path : path.slice(0, end)
  const steps = own.filter((step) => typeof step === 'number')
  const line = own.slice(0, -1)
  const index = own.at(-1)
  const pieces = valueAt(post, line)
  if (typeof index !== 'number' || !isInlines(pieces)) return inText(steps, from, to)
  const start = lineText(pieces.slice(0, index)).length
  return inText(steps.slice(0, -1), start, start + lineText(pieces.slice(index, index + 1)).length)
}

const FIELDS: Record<string, Message> = {
  title: m.atTitle,
  slug: m.atSlug,
  writer: m.atWriter,
  rubric: m.atRubric,
  entity: m.atEntity,
  banner: m.atBanner,
  cover: m.atCover,
  breadcrumbTitle: m.atBreadcrumbTitle,
  breadcrumbs: m.atBreadcrumbs,
  'metaTag.title': m.atMetaTitle,
  'metaTag.description': m.atMetaDescription,
  faq: m.atFaq,
  references: m.atReferences,
  tableContent: m.atContents,
  content: m.inTextPlace,
}

/** The place in the editor's terms: “Page › Writer”, “Text › „Kolik protočíte“”. */
export function placeName(post: PostInput, place: Place): string {
  if (place.in === 'block') return m.inTextAt({ name: blockName(place).slice(1, -1) })
  if (place.in === 'field') return (FIELDS[place.field] ?? FIELDS[place.field.split('.')[0] ?? ''])?.() ?? place.field
  const above = post.content.content.slice(0, (place.at[0] ?? 0) + 1).findLast(isHeadingWithWords)
  return above ? m.inTextAt({ name: `„${headingText(above)}“` }) : m.inTextPlace()
}

const isHeadingWithWords = (node: ContentNode): node is HeadingNode =>
  node.type === 'heading' && headingText(node).trim() !== ''
