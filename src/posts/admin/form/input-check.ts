import { isSoundBlock } from '#posts/content/sound-block.ts'
import { PostInput } from '#posts/schema.ts'
import { checkWith } from '#records/admin/form/zod-errors.ts'

export const WHOLE = checkWith(PostInput)
export const isSound = isSoundBlock
