import type { z } from 'zod'
import type { Editing } from '#blocks/admin/editing.ts'
import type { BlockKind } from '#blocks/kinds.ts'
import type { Blocks } from '#blocks/registry.ts'

export type BlockDataOf<Kind extends BlockKind> = z.infer<Blocks[Kind]['schema']>

export interface BlockFormProps<Kind extends BlockKind> {
  block: Editing<BlockDataOf<Kind>>
}
