import { blockName } from '#posts/content/plain-lines.ts'
import { defineRule } from '#posts/checks/rule.ts'

/** Something of the old site has found no place here yet, and visitors see a gap. */
export const keptSource = defineRule({
  name: 'kept-source',
  level: 'warning',
  title: 'Nothing is left over from the old site',
  find: (post) =>
    post.shortcodesConfig.keptSource.map(({ data: { kind, uniqId } }) => ({
      message: `${kind || 'Something'} from the old site is not shown`,
      detail: blockName({ kind: 'keptSource', uniqId }),
      place: { in: 'block', kind: 'keptSource', uniqId },
    })),
})
