import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import type { AnyBlock, BlockOf, ShortcodesConfig } from '#posts/shortcodes.ts'
import { fromKeys } from '#shared/objects.ts'

export const emptyShortcodes = (): ShortcodesConfig => fromKeys(BLOCK_KINDS, (): never[] => [])

export function addBlock<Kind extends BlockKind>(config: ShortcodesConfig, { kind, data }: BlockOf<Kind>): void {
  config[kind].push({ data })
}

export const allBlocks = (config: ShortcodesConfig): AnyBlock[] =>
  BLOCK_KINDS.flatMap((kind) => config[kind].map((item) => ({ kind, data: item.data }) as AnyBlock))
