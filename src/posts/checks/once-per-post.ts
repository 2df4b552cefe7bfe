import type { PostInput } from '#posts/schema.ts'

/** Rules and queries look for the same in one post object, which is never mutated; each search walks through all of it. */
export function oncePerPost<Found extends object>(find: (post: PostInput) => Found): (post: PostInput) => Found {
  const known = new WeakMap<PostInput, Found>()
  return (post) => {
    const found = known.get(post) ?? find(post)
    known.set(post, found)
    return found
  }
}
