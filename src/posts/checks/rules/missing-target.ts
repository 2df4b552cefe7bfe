import { said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
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
  title: m.holdsTarget,
  find: (post, { hiddenPosts = [] }) => [
    ...linksWithoutTarget(post),
    ...contentsWithoutHeading(post),
    ...postLinksIn(post)
      .filter(({ id }) => hiddenPosts.includes(id))
      .map(({ path }) => ({ message: said(m.leadsToHidden), place: placeAt(post, path) })),
  ],
})

const headingIds = (post: PostInput) => new Set(anchorsIn(post.content, post.shortcodesConfig).map(({ id }) => id))

function linksWithoutTarget(post: PostInput): Finding[] {
  const ids = headingIds(post)
  return linksIn(post).flatMap(({ href, path }) => {
    if (href === '') return [{ message: said(m.withoutAddress), place: placeAt(post, path) }]
    const isMissing = href.startsWith('#') && !ids.has(href.slice(1))
    return isMissing ? [{ message: said(m.leadsToMissingHeading), detail: href, place: placeAt(post, path) }] : []
  })
}

function contentsWithoutHeading(post: PostInput): Finding[] {
  const ids = headingIds(post)
  return post.tableContent.data
    .filter(({ headingId, isActive }) => isActive && !ids.has(headingId))
    .map(({ headingId, title }) => ({
      message: said(m.contentsToMissingHeading),
      detail: title,
      place: field('tableContent'),
      fixes: [
        {
          kind: 'change',
          label: m.removeFromContents,
          change: (before) => ({
            ...before,
            tableContent: { data: before.tableContent.data.filter((item) => item.headingId !== headingId) },
          }),
        },
      ],
    }))
}
