import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import {
  Approval,
  BlackOut,
  DeskVoice,
  ForgottenVoices,
  OfPerson,
  PersonsVoices,
  PlainStep,
  Question,
  Refusal,
  Reply,
  RevealedEmail,
  VoiceListPage,
  VoiceListQuery,
} from '#features/voices/api-schema.ts'
import {
  approveVoice,
  askBack,
  bringBack,
  blackOut,
  rejectVoice,
  replyTo,
  setAside,
  undoLast,
} from '#features/voices/decide.server.ts'
import { readForDesk } from '#features/voices/desk.server.ts'
import { listForDesk } from '#features/voices/list.server.ts'
import { exportPerson, forgetPerson, revealEmail } from '#features/voices/person.server.ts'
import { exportComplaints } from '#features/complaints/forget.server.ts'
import { sendProof } from '#features/players/proof-call.server.ts'
import { readProof } from '#features/players/proof.server.ts'
import { auditVoice, getVoice } from '#features/voices/store.server.ts'
import { voiceDeskCalls } from '#features/voices/desk-calls.server.ts'
import { AppError } from '#shared/app-error.ts'

const tag = 'Voices'

interface StepSpec<Path extends string, Body, BodyIn> {
  path: Path
  summary: string
  body: z.ZodType<Body, BodyIn>
}

/** A step of the desk; answers with the voice as it is after it. */
const step = <Path extends string, Body extends { version?: number | undefined }, BodyIn>(
  { path, summary, body }: StepSpec<Path, Body, BodyIn>,
  take: (
    body: Body,
    asked: { id: string; actor: ReturnType<typeof actorOf> },
    context: CallContext,
  ) => Promise<unknown>,
) =>
  call(
    {
      method: 'post',
      path,
      tag,
      summary,
      access: 'editor',
      params: ById,
      body,
      bodyIsOptional: true,
      response: DeskVoice,
      errors: [400, 404, 409],
    },
    async ({ params, body: given }, context) => {
      const { services, caller } = context
      await take(given, { id: params.id, actor: actorOf(caller) }, context)
      return readForDesk(services.db, params.id, services.now())
    },
  )

export const privateVoiceCalls = [
  call(
    {
      method: 'get',
      path: '/voices',
      tag,
      summary: 'What players have written; those that wait, unless another state is asked for',
      access: 'editor',
      query: VoiceListQuery,
      response: VoiceListPage,
    },
    async ({ query }, { services }) => ({
      ...(await listForDesk(services.db, query)),
      page: query.page,
      perPage: query.perPage,
    }),
  ),
  ...voiceDeskCalls,
  call(
    {
      method: 'get',
      path: '/voices/{id}',
      tag,
      summary: 'One voice with all that helps to decide it; the address is masked',
      access: 'editor',
      params: ById,
      response: DeskVoice,
      errors: [404],
    },
    ({ params }, { services }) => readForDesk(services.db, params.id, services.now()),
  ),
  step(
    { path: '/voices/{id}/approve', summary: 'Show the voice to readers, by e-mail or as documented', body: Approval },
    ({ version, isDocumented }, asked, { services }) => approveVoice(services, { ...asked, version }, isDocumented),
  ),
  step(
    { path: '/voices/{id}/reject', summary: 'Do not show the voice, and say why', body: Refusal },
    ({ version, reason, text, isMailed }, asked, { services }) => {
      if (reason === 'other' && text === '') throw new AppError('BAD_REQUEST', 'Write the reason for the player.')
      return rejectVoice(services, { ...asked, version }, { reason, words: text, isMailed })
    },
  ),
  step(
    { path: '/voices/{id}/ask', summary: 'Ask the player one question', body: Question },
    ({ version, question }, asked, { services }) => askBack(services, { ...asked, version }, question),
  ),
  step(
    { path: '/voices/{id}/black-out', summary: 'Leave passages out; all bars, not only new ones', body: BlackOut },
    ({ version, bars }, asked, { services }) => blackOut(services, { ...asked, version }, bars),
  ),
  step(
    { path: '/voices/{id}/reply', summary: 'What the operator says to it, once', body: Reply },
    ({ version, reply }, asked, { services }) => replyTo(services, { ...asked, version }, reply),
  ),
  step(
    { path: '/voices/{id}/set-aside', summary: 'Take it out of the queue; it can be brought back', body: PlainStep },
    ({ version }, asked, { services }) => setAside(services, { ...asked, version }),
  ),
  step(
    { path: '/voices/{id}/bring-back', summary: 'Put what was set aside back into the queue', body: PlainStep },
    ({ version }, asked, { services }) => bringBack(services, { ...asked, version }),
  ),
  step(
    { path: '/voices/{id}/undo', summary: 'Take the last step back, and its mail if it was not sent', body: PlainStep },
    (_, asked, { services }) => undoLast(services, asked),
  ),
  call(
    {
      method: 'get',
      path: '/voices/{id}/proof',
      tag,
      summary: 'The file that proves it; reading it is written in the audit log',
      access: 'editor',
      params: ById,
      response: z.string(),
      responseType: 'application/octet-stream',
      errors: [404],
    },
    async ({ params }, { services, caller, http }): Promise<ReadableStream | undefined> => {
      const voice = await getVoice(services.db, params.id)
      const bytes = voice.proof ? await readProof(services, voice.proof) : undefined
      if (!bytes) throw new AppError('NOT_FOUND', 'The proof is not here any more.')
      await auditVoice(services.db, actorOf(caller), 'see-proof', voice.id)
      return sendProof(http, { bytes, type: voice.proofType })
    },
  ),
  call(
    {
      method: 'post',
      path: '/voices/{id}/reveal-email',
      tag,
      summary: 'The whole address of the author; written in the audit log',
      access: 'editor',
      params: ById,
      response: RevealedEmail,
      errors: [404],
    },
    async ({ params }, { services, caller }) => {
      const voice = await getVoice(services.db, params.id)
      await auditVoice(services.db, actorOf(caller), 'see-email', voice.id)
      return { email: await revealEmail(services.db, voice.id) }
    },
  ),
  call(
    {
      method: 'post',
      path: '/voices/forget',
      tag,
      summary: 'Forget a person, at their request: deletes or blacks out what they wrote, keeps the numbers',
      access: 'admin',
      body: OfPerson,
      response: ForgottenVoices,
    },
    ({ body }, { services, caller }) => forgetPerson(services, body.email, actorOf(caller)),
  ),
  call(
    {
      method: 'post',
      path: '/voices/export',
      tag,
      summary: 'Everything kept about a person’s voices and complaints, for that person',
      access: 'admin',
      body: OfPerson,
      response: PersonsVoices,
    },
    async ({ body }, { services, caller }) => ({
      voices: await exportPerson(services.db, body.email, actorOf(caller)),
      complaints: await exportComplaints(services.db, body.email),
    }),
  ),
]
