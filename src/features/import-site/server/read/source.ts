import { AppError } from '#shared/app-error.ts'
import type { Message, Said } from '#shared/words/message.ts'

/** What an export says, whichever program wrote it. Nothing here is ours yet: no slugs, no records. */
export interface Source {
  system: 'wordpress' | 'ghost'
  /** Of the format: WXR 1.2, Ghost 5.82.0. */
  version: string
  /** The address of the old site, without a slash at its end; '' if the file does not say. */
  site: string
}

export interface SourceAuthor {
  login: string
  name: string
  email: string
  info: string
}

export interface SourceTerm {
  kind: 'category' | 'tag'
  slug: string
  name: string
  description: string
  /** The slug of the category it belongs to. */
  parent: string
  /** The number by which menus name it. */
  id?: string
}

export type SourceState = 'published' | 'draft' | 'scheduled' | 'trash'

export interface SourcePicture {
  /** The id of an attachment; '' for one that is only mentioned. */
  id: string
  address: string
  title: string
  alt: string
  caption: string
  link: string
  /** The post it was uploaded to; '' for none. */
  parent: string
}

export interface SourceSeo {
  title: string
  description: string
  keyword: string
  canonical: string
  isHidden: boolean
}

export interface SourcePost {
  id: string
  kind: 'post' | 'page'
  /** As the old site called it; what is neither a post nor a page comes only if it is chosen. */
  type: string
  line: number
  title: string
  /** As the old site wrote it, perhaps with percent escapes. */
  slug: string
  link: string
  formerSlugs: string[]
  parent: string
  author: string
  state: SourceState
  createdAt: string
  /** Of its date, by the clock of the old site; '' if the file does not say. */
  day: string
  updatedAt: string
  excerpt: string
  html: string
  isWordPress: boolean
  categories: string[]
  /** The number of the category that is its first; '' if no plug-in says it. */
  mainCategory: string
  tags: string[]
  /** The id of an attachment, or an address. */
  cover: string
  seo: SourceSeo
  footnotes: string
  /** Custom fields by their names. */
  fields: Record<string, string>
  /** What the file says of it and no post here can have. */
  lost: Lost[]
}

/** One line of a menu. */
export interface SourceMenuItem {
  id: string
  /** The slug of its menu. */
  menu: string
  menuName: string
  order: number
  label: string
  /** The address; '' for one that names a post or a term by its id. */
  url: string
  object: 'post' | 'term' | 'link'
  /** The id of the post or of the term. */
  objectId: string
}

/** Something the file has and we do not take. */
export interface Untaken {
  what: string
  example: string
}

/** Something that a post loses; its source is kept with it. */
export interface Lost extends Untaken {
  source: string
}

export type SourceItem =
  | { type: 'source'; source: Source }
  | { type: 'author'; author: SourceAuthor }
  | { type: 'term'; term: SourceTerm }
  | { type: 'picture'; picture: SourcePicture }
  | { type: 'post'; post: SourcePost }
  | { type: 'menu-item'; item: SourceMenuItem }
  /** A pattern that posts insert by its id. */
  | { type: 'pattern'; id: string; html: string }
  /** Part of the theme, of which only its links say something. */
  | { type: 'navigation'; html: string }
  | { type: 'untaken'; untaken: Untaken }
  /** The item is left out; the rest of the file is fine. */
  | { type: 'mistake'; mistake: Said }

/** By a password, by its state or for members only: here it is a draft. */
export const NOT_FOR_ALL = 'Post that not everybody could read'

export const NO_SEO: SourceSeo = { title: '', description: '', keyword: '', canonical: '', isHidden: false }

/** The file cannot be read at all; the message names the line where that is known. */
export class BadFile extends AppError {
  constructor(words: string | Message | Said) {
    super('VALIDATION_FAILED', words)
  }
}
