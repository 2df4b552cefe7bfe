/** Whether an `If-None-Match` header names this tag, given in quotes; weak and strong tags are the same here. */
export function matchesEtag(header: string | undefined, tag: string): boolean {
  if (!header) return false
  return header.trim() === '*' || header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
}
