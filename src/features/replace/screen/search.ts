import { isSame } from '#shared/is-same.ts'
import { PLACES, type Place, type Wanted } from '#features/replace/shared/match.ts'

export const STAGES = ['published', 'scheduled', 'ready', 'draft'] as const

export interface Search extends Wanted {
  places: Place[]
  writer: string | null
  rubric: string | null
  stage: (typeof STAGES)[number] | null
}

/** Words replaced in addresses would break links: only who wants that. */
const USUAL = PLACES.filter((place) => place !== 'links')

const SWITCHES = ['matchCase', 'anyAccent'] as const
const FILTERS = ['writer', 'rubric'] as const

/**
 * Whole words unless somebody asks for parts of them: „bonus“ within „bonusy“ would become „odměnay“.
 * The address holds the search, so that it survives a reload and can be sent to a colleague.
 */
export function searchIn(address: URLSearchParams): Search {
  const places = (address.get('in') ?? '').split(',')
  const chosen = PLACES.filter((place) => places.includes(place))
  return {
    find: address.get('find') ?? '',
    matchCase: address.has('matchCase'),
    wholeWord: !address.has('parts'),
    anyAccent: address.has('anyAccent'),
    places: chosen.length > 0 ? chosen : USUAL,
    writer: address.get('writer'),
    rubric: address.get('rubric'),
    stage: stageIn(address),
  }
}

export function addressOf(search: Search, replacement: string): URLSearchParams {
  const address = new URLSearchParams({ find: search.find })
  if (replacement) address.set('with', replacement)
  for (const name of SWITCHES) if (search[name]) address.set(name, '1')
  if (!search.wholeWord) address.set('parts', '1')
  if (!isSame(search.places, USUAL)) address.set('in', search.places.join(','))
  for (const name of FILTERS) if (search[name]) address.set(name, search[name])
  if (search.stage) address.set('stage', search.stage)
  return address
}

/** The list of posts filters by these two, and leads here. */
function stageIn(address: URLSearchParams): Search['stage'] {
  const status = address.get('stage') ?? address.get('status')
  return STAGES.find((stage) => stage === status) ?? null
}
