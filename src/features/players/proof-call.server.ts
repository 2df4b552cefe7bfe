import type { CallContext } from '#records/calls/calls.server.ts'
import type { Proof } from '#features/players/proof.server.ts'

/** A file of a stranger: it is downloaded, and may run nothing. */
export function sendProof(http: CallContext['http'], { bytes, type }: Proof): ReadableStream {
  http.header('Content-Security-Policy', "default-src 'none'; img-src 'self' data:; sandbox")
  const name = type === 'application/pdf' ? 'doklad.pdf' : 'doklad.webp'
  http.header('Content-Disposition', `attachment; filename="${name}"`)
  return new Blob([new Uint8Array(bytes)]).stream()
}
