import * as m from '#posts/messages.ts'
import { refused } from '#shared/schema/refused.ts'
import { z } from 'zod'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import { type BlockDatas, type Blocks, blocks } from '#blocks/registry.ts'
import { list } from '#shared/schema/list.ts'
import { sizeInBytes } from '#shared/size-in-bytes.ts'

export const MAX_PER_KIND = 100
/** Of all blocks of a post together; as much as its text may have. */
export const BLOCKS_MAX_BYTES = 500_000

type ItemSchema<Kind extends BlockKind> = z.ZodObject<{ data: Blocks[Kind]['schema'] }, z.core.$strict>
type ConfigShape = { [Kind in BlockKind]: z.ZodArray<ItemSchema<Kind>> }

const shape = Object.fromEntries(
  BLOCK_KINDS.map((kind) => [kind, list(z.strictObject({ data: blocks[kind].schema }), MAX_PER_KIND)]),
) as unknown as ConfigShape

/** Data of all blocks of a post: one list per kind, items identified by `data.uniqId`. */
export const ShortcodesConfig = z
  .strictObject(shape)
  .refine((config) => sizeInBytes(config) <= BLOCKS_MAX_BYTES, refused(m.blocksTooLong))
  .meta({ id: 'ShortcodesConfig' })
export type ShortcodesConfig = { [Kind in BlockKind]: { data: BlockDatas[Kind] }[] }

export type BlockData<Kind extends BlockKind> = BlockDatas[Kind]
export interface BlockOf<Kind extends BlockKind> {
  kind: Kind
  data: BlockDatas[Kind]
}
export type AnyBlock = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind]
