import { createContext, useContext } from 'react'

/** Set by the server for documents of the back office; each has its own. */
export const StyleNonceContext = createContext('')

/** The policy lets only style elements with this word in; the browser finds it in the document. */
export function useStyleNonce(): string {
  const given = useContext(StyleNonceContext)
  if (given || typeof document === 'undefined') return given
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
