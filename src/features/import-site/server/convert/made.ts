import type { JSONContent } from '@tiptap/core'
import type { ShortcodeKind } from '#features/import-site/schema.ts'
import type { BlockKind } from '#blocks/kinds.ts'
import { playerOf } from '#blocks/videos/player.ts'
import { KEPT_KIND_MAX, KEPT_SOURCE_MAX } from '#blocks/kept-source/block.ts'
import type { Lost } from '#features/import-site/server/read/source.ts'
import type { BlockDatas } from '#blocks/registry.ts'
import { MAX_PER_KIND } from '#posts/shortcodes.ts'

/** How a picture of the old site is called here. */
export interface KnownPicture {
  mediaId: string
  alt: string
  caption: string
}

export interface Surroundings {
  isWordPress: boolean
  /** The origin of the old site; '' if it is not known. */
  site: string
  /** Where it stands, for what stays there; '' if nobody said it. */
  standsAt: string
  /** The new path of an old one, with its query; undefined for one that is not in the file. */
  pathOf: (old: URL) => string | undefined
  /** Undefined if its file is not here. */
  pictureOf: (address: string) => KnownPicture | undefined
  /** The address here of a film of the old site; undefined if it is not here. */
  filmOf: (address: string) => string | undefined
  isPicturePage: (old: URL) => boolean
  /** The address of an attachment by its id. */
  attachment: (id: string) => string | undefined
  /** The ids of attachments that were uploaded to a post. */
  attachedTo: (postId: string) => string[]
  /** The source of a pattern by its id. */
  pattern: (id: string) => string | undefined
  /** What the owner chose, by name. */
  shortcodes: Readonly<Record<string, ShortcodeKind>>
  casinoNamed: (name: string) => string | undefined
}

export type Kept = Pick<Lost, 'what' | 'example'>

const PREFIX: { [Kind in BlockKind]?: string } = {
  keptSource: 'puvodni',
  videos: 'video',
  quoteWriters: 'citat',
  imgBlocks: 'obrazky',
  imgTextBlocks: 'obrazek',
}
const EXAMPLE_MAX = 160
const TITLE_MAX = 120

/** What a conversion makes besides text: blocks with ids of their own, and notes of what has no place here. */
export class Made {
  readonly kept: Kept[] = []
  readonly used = new Map<string, number>()
  readonly #counts = new Map<string, number>()
  readonly #lost = new Map<string, string[]>()

  #note(what: string, example: string): void {
    this.kept.push({ what, example: example.replaceAll(/\s+/g, ' ').trim().slice(0, EXAMPLE_MAX) })
  }

  use(name: string): void {
    this.used.set(name, (this.used.get(name) ?? 0) + 1)
  }

  block<Kind extends BlockKind>(kind: Kind, data: Omit<BlockDatas[Kind], 'uniqId'>): JSONContent {
    const number = (this.#counts.get(kind) ?? 0) + 1
    this.#counts.set(kind, number)
    const uniqId = `${PREFIX[kind] ?? 'blok'}-${number}`
    return { type: 'shortcode', attrs: { kind, uniqId, data: { uniqId, ...data } } }
  }

  isFull(kind: BlockKind): boolean {
    return this.#counts.get(kind) === MAX_PER_KIND
  }

  /** What a paste makes of such an address, too; undefined for one that is no video or for which there is no room. */
  video(url: string, title = ''): JSONContent[] | undefined {
    const player = playerOf(url)
    if (!player || player.from === 'file' || this.isFull('videos')) return undefined
    return [
      this.block('videos', { url: player.href, ...(title !== '' && { title: title.slice(0, TITLE_MAX).trim() }) }),
    ]
  }

  /** A block, or several for a long source. */
  keep(what: string, source: string): JSONContent[] {
    const clean = source.trim()
    if (clean === '') return []
    this.#note(what, clean)
    return this.#blocks(what, clean)
  }

  /** Of something that stays in the text itself, such as the words of a link: its source is kept at the end of the post. */
  lose({ what, example, source }: Lost): void {
    this.#note(what, example)
    const sources = this.#lost.get(what) ?? []
    this.#lost.set(what, sources)
    sources.push(source)
  }

  /** What was kept and stands nowhere in the text. */
  atEnd(): JSONContent[] {
    return [...this.#lost].flatMap(([what, sources]) => this.#blocks(what, sources.join('\n')))
  }

  #blocks(what: string, clean: string): JSONContent[] {
    const parts: string[] = []
    for (let from = 0; from < clean.length; from += KEPT_SOURCE_MAX)
      parts.push(clean.slice(from, from + KEPT_SOURCE_MAX))
    return parts.map((part) => this.block('keptSource', { kind: what.slice(0, KEPT_KIND_MAX), source: part }))
  }
}

interface KeptData {
  uniqId: string
  kind: string
  source: string
}

const keptIn = (node: JSONContent | undefined): KeptData | undefined =>
  node?.type === 'shortcode' && node.attrs?.['kind'] === 'keptSource' ? node.attrs['data'] : undefined

/** What was kept side by side becomes one block; a post with more than it may have gets the rest in its last one. */
export function joinKept(nodes: readonly JSONContent[]): JSONContent[] {
  const joined: JSONContent[] = []
  let count = 0
  let last: JSONContent | undefined
  for (const node of nodes) {
    const kept = keptIn(node)
    if (!kept) {
      joined.push(node)
      continue
    }
    const isFull = count === MAX_PER_KIND
    const before = keptIn(isFull ? last : joined.at(-1))
    const source = before ? `${before.source}\n${kept.source}` : ''
    const isSame = before !== undefined && (isFull || before.kind === kept.kind) && source.length <= KEPT_SOURCE_MAX
    if (isSame && before) before.source = source
    else {
      joined.push(node)
      last = node
      count++
    }
  }
  return joined
}
