import { publishErrors, type PostInput } from '#posts/schema.ts'

/** Publish errors of the server's own schema at a path, so that a rule can never disagree with it. */
export const publishErrorsAt = (post: PostInput, path: string) =>
  publishErrors(post).filter((error) => error.path === path)
