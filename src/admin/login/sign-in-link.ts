import { askSession } from '#admin/ask-session.ts'
import { safeNext } from '#admin/login/login-address.ts'
import { languageNamed } from '#shared/words/language.ts'
import { speakAsRemembered, switchTo } from '#ui/admin/words/speak.ts'

type LinkKind = 'setup' | 'reset' | 'join'
type Address = Pick<Location, 'hash' | 'search'>

/** The token of a one-time link. It is in the fragment, which no server logs; older links have it in the query. */
export const tokenIn = ({ hash, search }: Address, kind: LinkKind) =>
  new URLSearchParams(hash.slice(1)).get(kind) ?? new URLSearchParams(search).get(kind)

export const nextOf = ({ search }: Address) => safeNext(new URLSearchParams(search).get('next'))

/** What the sign-in waits for: its language, and where to go for who is signed in already. */
export async function placeInstead(address: Address): Promise<string | undefined> {
  // A link speaks as the mail that it was in.
  const theirs = languageNamed(new URLSearchParams(address.hash.slice(1)).get('language'))
  await (theirs ? switchTo(theirs) : speakAsRemembered())
  // Links from reset and invitation mails work signed in or not.
  if (tokenIn(address, 'reset') || tokenIn(address, 'join')) return undefined
  return (await askSession()) && nextOf(address)
}
