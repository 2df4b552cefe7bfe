/** Other records a finding is about: a casino without a link, posts that could link here. */
export interface Related {
  collection: 'posts' | 'casinos' | 'bookmakers' | 'media'
  id: string
  title: string
}

/** The result of checking a link. */
export type LinkState =
  | { state: 'missing' }
  | { state: 'draft' }
  | { state: 'moved'; to: string }
  | { state: 'broken'; detail: string }
