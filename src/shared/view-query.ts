/** Of the address of a list, what says where somebody is in it; the rest is what the list shows. */
const PLACES = ['page', 'open', 'view']

/** One spelling for each list, so that a view of it knows itself again. */
export function viewQuery(query: string): string {
  const parameters = new URLSearchParams(query)
  for (const name of PLACES) parameters.delete(name)
  parameters.sort()
  return parameters.toString()
}
