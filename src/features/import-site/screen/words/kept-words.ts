import * as m from '#features/import-site/screen/words/messages.ts'
import { type Message, type Said, text } from '#shared/words/message.ts'

const KNOWN = [
  m.script,
  m.styleSheet,
  m.frame,
  m.form,
  m.plugIn,
  m.drawing,
  m.button,
  m.template,
  m.card,
  m.film,
  m.deadLink,
  m.oldFile,
  m.foreignPicture,
  m.noPictureFile,
  m.comment,
  m.themePart,
  m.pinned,
  m.notForAll,
  m.otherTerm,
  m.largeTable,
  m.trash,
  m.menuItem,
  m.badRating,
  m.badRefLink,
  m.longBonus,
  m.recording,
  m.coverCaption,
  m.siteScript,
  m.noPictureAddress,
]
const BY_ENGLISH = new Map<string, Message>(
  KNOWN.flatMap((each) => (typeof each.en === 'string' ? [[each.en, each]] : [])),
)

/** Why a post is to be looked at; its check knows the kind by its English name only. */
export function reasonWords(reason: Said): string {
  const kind = reason.params?.['kind']
  return text(typeof kind === 'string' ? { ...reason, params: { ...reason.params, kind: keptWords(kind) } } : reason)
}

const TYPE = 'Content of the type '
const TERM = 'Term of '
const CARD = 'Card of Ghost: '

/** What the engine calls it, in the language of the reader; a shortcode or a block stays as it is. */
export function keptWords(what: string): string {
  if (what.startsWith(TYPE)) return m.ofType({ type: what.slice(TYPE.length) })
  if (what.startsWith(TERM)) return m.termOf({ taxonomy: what.slice(TERM.length) })
  if (what.startsWith(CARD)) return m.namedCard({ kind: what.slice(CARD.length) })
  return BY_ENGLISH.get(what)?.() ?? what
}
