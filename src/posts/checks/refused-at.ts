import { publishErrors, type PostInput } from '#posts/schema.ts'

/** What the server itself would refuse to publish, so that a rule about it can never be of another opinion. */
export const refusedAt = (post: PostInput, path: string) => publishErrors(post).filter((error) => error.path === path)
