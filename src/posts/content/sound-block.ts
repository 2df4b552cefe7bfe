import { blocks } from '#blocks/registry.ts'
import type { BlockItem } from '#posts/content/as-list.ts'

export const isSoundBlock = ({ attrs, data }: BlockItem): boolean => blocks[attrs.kind].schema.safeParse(data).success
