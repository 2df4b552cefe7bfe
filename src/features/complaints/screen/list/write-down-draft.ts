import type { Kind, Way, Wish } from '#features/complaints/shared/kinds.ts'
import { TEXT_MIN } from '#features/complaints/shared/limits.ts'
import type { ToldBy } from '#features/complaints/write-down-schema.ts'
import type { OfferCollection } from '#features/players/offer.ts'
import { newId } from '#shared/id.ts'

/** What was typed; an empty text where nothing is chosen yet. */
export interface WrittenDraft {
  id: string
  /** An id. */
  offer: string
  collection: OfferCollection
  toldBy: ToldBy | ''
  kind: Kind | ''
  wish: Wish | ''
  amount: number | ''
  happenedOn: string
  supportOn: string
  supportWay: Way | ''
  supportReply: string
  isRefused: boolean
  text: string
  nickname: string
  email: string
  hasAgreed: boolean
}

export const emptyDraft = (): WrittenDraft => ({
  id: newId(),
  offer: '',
  collection: 'casinos',
  toldBy: '',
  kind: '',
  wish: '',
  amount: '',
  happenedOn: '',
  supportOn: '',
  supportWay: '',
  supportReply: '',
  isRefused: false,
  text: '',
  nickname: '',
  email: '',
  hasAgreed: false,
})

const REQUIRED = ['offer', 'toldBy', 'kind', 'wish', 'happenedOn', 'supportOn', 'supportWay', 'nickname'] as const

export const isComplete = (draft: WrittenDraft) =>
  draft.hasAgreed && draft.text.trim().length >= TEXT_MIN && REQUIRED.every((name) => draft[name].trim() !== '')

/** As the server takes it. */
export function writtenOf({ offer: id, collection, toldBy, kind, wish, supportWay, amount, ...draft }: WrittenDraft) {
  if (!toldBy || !kind || !wish || !supportWay || !draft.hasAgreed) throw new Error('Not complete.')
  const chosen = { offer: { collection, id }, toldBy, kind, wish, supportWay, amount: amount === '' ? null : amount }
  return { ...draft, ...chosen, email: draft.email.trim(), hasAgreed: true as const }
}
