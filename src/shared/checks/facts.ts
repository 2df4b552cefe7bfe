/** What a finding is about besides the record: a casino without a link, posts that could link here. */
export interface Related {
  collection: 'posts' | 'casinos' | 'bookmakers' | 'media'
  id: string
  title: string
}

/** What is known of a link besides its address. */
export type LinkState =
  | { state: 'missing' }
  | { state: 'draft' }
  | { state: 'moved'; to: string }
  | { state: 'broken'; detail: string }
