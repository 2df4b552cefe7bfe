import * as m from '#features/links/messages.ts'
import { type Message, type Said, said } from '#shared/words/message.ts'

const PLAIN: readonly Message[] = [
  m.comeLater,
  m.tooManyRedirects,
  m.notPublic,
  m.notAsked,
  m.connectionCut,
  m.noSuchName,
  m.nameNotFound,
  m.nobodyAnswers,
  m.headersTooLarge,
]

/** What was found at an address is stored in English, for logs and exports, too; most of it is one of these. */
export function detailSaid(detail: string): Said {
  const known = PLAIN.find(({ en }) => en === detail)
  if (known) return said(known)
  const status = /^answers (\d{3})$/.exec(detail)?.[1]
  if (status !== undefined) return said(m.answers, { status })
  const seconds = /^no answer in (\d{1,3}) seconds$/.exec(detail)?.[1]
  if (seconds !== undefined) return said(m.noAnswer, { seconds })
  const code = /^the certificate is not valid \((\w+)\)$/.exec(detail)?.[1]
  return code === undefined ? { text: detail, key: '' } : said(m.badCertificate, { code })
}
