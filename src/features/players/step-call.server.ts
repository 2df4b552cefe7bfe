import type { z } from 'zod'
import type { Proof } from '#features/players/proof.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import type { Actor } from '#records/actor.ts'

interface Asked {
  id: string
  actor: Actor
}

/** Calls that do something to one voice or complaint, and answer with it as it is then. */
export const stepCalls =
  <Response>(
    tag: string,
    response: z.ZodType<Response>,
    read: (asked: Asked, services: CallContext['services']) => Promise<Response>,
  ) =>
  <Path extends string, Body, BodyIn>(
    { path, summary, body }: { path: Path; summary: string; body: z.ZodType<Body, BodyIn> },
    take: (services: CallContext['services'], asked: Asked & Body) => Promise<unknown>,
  ) =>
    call({
      method: 'post',
      path,
      tag,
      summary,
      access: 'editor',
      params: ById,
      body,
      bodyIsOptional: true,
      response,
      errors: [400, 409],
      run: async ({ params, body: given }, { services, caller }) => {
        const asked = { id: params.id, actor: actorOf(caller) }
        await take(services, { ...given, ...asked })
        return read(asked, services)
      },
    })

/** A file of a stranger: it is downloaded, and may run nothing. */
export function sendProof(http: CallContext['http'], { bytes, type }: Proof): ReadableStream {
  http.header('Content-Security-Policy', "default-src 'none'; img-src 'self' data:; sandbox")
  const name = type === 'application/pdf' ? 'doklad.pdf' : 'doklad.webp'
  http.header('Content-Disposition', `attachment; filename="${name}"`)
  return new Blob([new Uint8Array(bytes)]).stream()
}
