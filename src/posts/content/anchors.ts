import { allBlocks } from '#posts/block-lists.ts'
import type { Content } from '#posts/content/schema.ts'
import { headingText } from '#posts/content/walk.ts'
import type { ShortcodesConfig } from '#posts/shortcodes.ts'

export interface Anchor {
  id: string | null
  text: string
  level: 2 | 3 | 4
}

export function anchorsIn({ content }: Content, config: ShortcodesConfig): Anchor[] {
  const blocks = new Map(allBlocks(config).map(({ data }) => [data.uniqId, data]))
  return content.flatMap((node): Anchor[] => {
    if (node.type === 'heading') return [{ ...node.attrs, text: headingText(node) }]
    const data = node.type === 'shortcode' ? blocks.get(node.attrs.uniqId) : undefined
    if (!data?.heading) return []
    return [{ id: data.headingId ?? null, text: data.heading, level: data.level ?? 2 }]
  })
}
