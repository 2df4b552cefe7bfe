import * as m from '#records/csv/messages.ts'
import { said } from '#shared/words/message.ts'
const MAX_SHOWN = 40

/** Text behind the last named column would be dropped, and cells before it may be in the wrong columns. */
export const excessRefusal = (excess: string) => said(m.beyondColumns, { words: excess.trim().slice(0, MAX_SHOWN) })
