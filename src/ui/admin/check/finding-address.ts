/** Names the finding that the form of a post shows first. */
export const FINDING_PARAMETER = 'finding'

/** The form of a post at the place of one finding of a rule. */
export const findingAddress = (postId: string, rule: string, index = 0) =>
  `/admin/posts/${postId}?${new URLSearchParams({ [FINDING_PARAMETER]: `${rule} ${index}` }).toString()}`
