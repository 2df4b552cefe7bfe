import { field } from '#posts/checks/place.ts'
import { defineRule } from '#posts/checks/rule.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'

const SHORTEST_DESCRIPTION = 100
const LONGEST_DESCRIPTION = 155

const place = field('metaTag.description')

export const descriptionLength = defineRule({
  name: 'description-length',
  level: 'warning',
  title: 'Description has the right length',
  find: (post) => {
    const { length } = replaceTitleTokens(post.metaTag.description.trim(), new Date())
    if (length === 0) return [{ message: 'No description', place }]
    const room = `${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION} are best`
    const isGood = length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION
    return isGood ? [] : [{ message: `Description has ${length} characters`, detail: room, place }]
  },
})
