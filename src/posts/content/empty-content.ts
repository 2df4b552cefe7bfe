import type { Content } from '#posts/content/schema.ts'

export const emptyContent: Content = { type: 'doc', content: [] }
