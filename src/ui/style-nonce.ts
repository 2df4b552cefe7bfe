import { createContext, useContext } from 'react'

/** Set by the server for documents of the back office; each has its own. */
export const StyleNonceContext = createContext('')

/** The CSP allows only style elements with this nonce; the browser reads it from the document. */
export function useStyleNonce(): string {
  const given = useContext(StyleNonceContext)
  if (given || typeof document === 'undefined') return given
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
