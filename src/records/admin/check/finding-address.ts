/** Names the finding that the form of a post shows first. */
export const FINDING_PARAMETER = 'finding'

export const findingAddress = (postId: string, rule: string, index = 0) =>
  `/admin/posts/${postId}?${new URLSearchParams({ [FINDING_PARAMETER]: `${rule} ${index}` }).toString()}`
