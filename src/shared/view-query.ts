/** Parameters that describe the position in a list rather than its content. */
const PLACES = ['page', 'open', 'view']

export function viewQuery(query: string): string {
  const parameters = new URLSearchParams(query)
  for (const name of PLACES) parameters.delete(name)
  parameters.sort()
  return parameters.toString()
}
