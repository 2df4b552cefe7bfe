import { linksIn } from '#posts/checks/links-in.ts'
import { field, placeAt } from '#posts/checks/place.ts'
import { postLinksIn } from '#posts/checks/record-links.ts'
import { defineRule, type Finding } from '#posts/checks/rule.ts'
import { anchorsIn } from '#posts/content/anchors.ts'
import type { PostInput } from '#posts/schema.ts'

/** Links to a missing heading, to an unpublished post, or without an address. */
export const missingTarget = defineRule({
  name: 'missing-target',
  level: 'blocking',
  title: 'Every link has a target',
  find: (post, { hiddenPosts = [] }) => [
    ...linksWithoutTarget(post),
    ...contentsWithoutHeading(post),
    ...postLinksIn(post)
      .filter(({ id }) => hiddenPosts.includes(id))
      .map(({ path }) => ({ message: 'Link leads to a post that visitors do not see', place: placeAt(post, path) })),
  ],
})

const headingIds = (post: PostInput) => new Set(anchorsIn(post.content, post.shortcodesConfig).map(({ id }) => id))

function linksWithoutTarget(post: PostInput): Finding[] {
  const ids = headingIds(post)
  return linksIn(post).flatMap(({ href, path }) => {
    if (href === '') return [{ message: 'Link without an address', place: placeAt(post, path) }]
    const isMissing = href.startsWith('#') && !ids.has(href.slice(1))
    return isMissing
      ? [{ message: 'Link leads to a heading that is not there', detail: href, place: placeAt(post, path) }]
      : []
  })
}

function contentsWithoutHeading(post: PostInput): Finding[] {
  const ids = headingIds(post)
  return post.tableContent.data
    .filter(({ headingId, isActive }) => isActive && !ids.has(headingId))
    .map(({ headingId, title }) => ({
      message: 'Contents lead to a heading that is not there',
      detail: title,
      place: field('tableContent'),
      fixes: [
        {
          kind: 'change',
          label: 'Remove it from the contents',
          change: (before) => ({
            ...before,
            tableContent: { data: before.tableContent.data.filter((item) => item.headingId !== headingId) },
          }),
        },
      ],
    }))
}
