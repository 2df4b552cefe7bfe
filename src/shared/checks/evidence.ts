export interface Related {
  collection: 'posts' | 'casinos' | 'bookmakers' | 'media'
  id: string
  title: string
}

export type LinkState =
  | { state: 'missing' }
  | { state: 'draft' }
  | { state: 'moved'; to: string }
  | { state: 'broken'; detail: string }
