import * as m from '#features/import-site/kept/messages.ts'
import { type Message, type Said, said } from '#shared/words/message.ts'

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
  m.libraryFile,
  m.filmCaptions,
  m.noText,
  m.unsigned,
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
  m.pictureCaption,
  m.coverCaption,
  m.siteScript,
  m.noPictureAddress,
]
const BY_ENGLISH = new Map<string, Message>(
  KNOWN.flatMap((each) => (typeof each.en === 'string' ? [[each.en, each]] : [])),
)

const TYPE = 'Content of the type '
const TERM = 'Term of '
const CARD = 'Card of Ghost: '

/** What stood on the old site, as a block names it; a shortcode or a block of a plug-in stays as it is. */
export function keptWords(what: string): Said | string {
  if (what.startsWith(TYPE)) return said(m.ofType, { type: what.slice(TYPE.length) })
  if (what.startsWith(TERM)) return said(m.termOf, { taxonomy: what.slice(TERM.length) })
  if (what.startsWith(CARD)) return said(m.namedCard, { kind: what.slice(CARD.length) })
  const known = BY_ENGLISH.get(what)
  return known ? said(known) : what
}
