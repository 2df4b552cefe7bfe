import { z } from 'zod'
import * as m from '#features/voices/messages.ts'
import * as schemas from '#features/voices/api-schema.ts'
import * as desk from '#features/voices/decide.server.ts'
import { readForDesk } from '#features/voices/desk.server.ts'
import { listForDesk } from '#features/voices/list.server.ts'
import { exportPerson, forgetPerson, revealEmail } from '#features/voices/person.server.ts'
import { readProof } from '#features/players/proof.server.ts'
import { sendProof, stepCalls } from '#features/players/step-call.server.ts'
import { auditVoice, getVoice } from '#features/voices/store.server.ts'
import { readDesk } from '#features/voices/summary.server.ts'
import { bringWaveBack, readWave, setWaveAside, takeOutOfWave } from '#features/voices/waves.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { AppError } from '#shared/app-error.ts'

const tag = 'Voices'
const one = { tag, access: 'editor' as const, params: ById }

const step = stepCalls(tag, schemas.DeskVoice, ({ id }, { db, now }) => readForDesk(db, id, now()))

interface Spec<Path> {
  path: Path
  summary: string
}

const waveStep = <Path extends string>({ path, summary }: Spec<Path>, move: typeof setWaveAside) =>
  call({
    method: 'post',
    path,
    summary,
    ...one,
    body: schemas.Nothing,
    bodyIsOptional: true,
    response: schemas.WaveMoved,
    run: ({ params }, { services, caller }) => move(services, { id: params.id, actor: actorOf(caller) }),
  })

const personCall = <Path extends string, Result>(
  { path, summary, response }: Spec<Path> & { response: z.ZodType<Result> },
  work: (person: schemas.OfPerson, context: CallContext) => Promise<Result>,
) =>
  call({
    method: 'post',
    path,
    tag,
    summary,
    access: 'admin',
    body: schemas.OfPerson,
    response,
    run: ({ body }, context) => work(body, context),
  })

export const privateVoiceCalls = [
  call({
    method: 'get',
    path: '/voices',
    tag,
    summary: 'What players have written; those that wait, unless another state is asked for',
    access: 'editor',
    query: schemas.VoiceListQuery,
    response: schemas.VoiceListPage,
    run: async ({ query }, { services }) => ({
      ...(await listForDesk(services.db, query)),
      page: query.page,
      perPage: query.perPage,
    }),
  }),
  call({
    method: 'get',
    path: '/voices/summary',
    tag,
    summary: 'How many wait, what was done today, and waves of voices about one offer',
    access: 'editor',
    response: schemas.VoiceDesk,
    run: (_, { services }) => readDesk(services.db, services.now()),
  }),
  call({
    method: 'get',
    path: '/voices/waves/{id}',
    summary: 'The wave of voices about an offer: when they came, what they share, ten by chance',
    ...one,
    response: schemas.VoiceWaveDetail,
    run: ({ params }, { services }) => readWave(services.db, params.id, services.now()),
  }),
  waveStep(
    {
      path: '/voices/waves/{id}/set-aside',
      summary: 'Take those of a wave that share words out of the queue; they can be brought back',
    },
    setWaveAside,
  ),
  waveStep(
    { path: '/voices/waves/{id}/take-out', summary: 'Read those of a wave that share no words one by one' },
    takeOutOfWave,
  ),
  call({
    method: 'post',
    path: '/voices/waves/{id}/bring-back',
    summary: 'Put what was set aside at this time back into the queue',
    ...one,
    body: schemas.WaveBack,
    response: schemas.WaveMoved,
    run: ({ params, body }, { services, caller }) =>
      bringWaveBack(services, { id: params.id, actor: actorOf(caller) }, body.at),
  }),
  call({
    method: 'get',
    path: '/voices/{id}',
    summary: 'One voice with all that helps to decide it; the address is masked',
    ...one,
    response: schemas.DeskVoice,
    run: ({ params }, { services }) => readForDesk(services.db, params.id, services.now()),
  }),
  step(
    {
      path: '/voices/{id}/approve',
      summary: 'Show the voice to readers, by e-mail or as documented',
      body: schemas.Approval,
    },
    desk.approveVoice,
  ),
  step(
    { path: '/voices/{id}/reject', summary: 'Do not show the voice, and say why', body: schemas.Refusal },
    (services, asked) => {
      if (asked.reason === 'other' && asked.text === '') throw new AppError('BAD_REQUEST', m.reasonMissing)
      return desk.rejectVoice(services, asked)
    },
  ),
  step({ path: '/voices/{id}/ask', summary: 'Ask the player one question', body: schemas.Question }, desk.askBack),
  step(
    {
      path: '/voices/{id}/black-out',
      summary: 'Leave passages out; all bars, not only new ones',
      body: schemas.BlackOut,
    },
    desk.blackOut,
  ),
  step(
    { path: '/voices/{id}/reply', summary: 'What the operator says to it, once', body: schemas.Reply },
    desk.replyTo,
  ),
  step(
    {
      path: '/voices/{id}/set-aside',
      summary: 'Take it out of the queue; it can be brought back',
      body: schemas.PlainStep,
    },
    desk.setAside,
  ),
  step(
    { path: '/voices/{id}/bring-back', summary: 'Put what was set aside back into the queue', body: schemas.PlainStep },
    desk.bringBack,
  ),
  step(
    {
      path: '/voices/{id}/undo',
      summary: 'Take the last step back, and its mail if it was not sent',
      body: schemas.PlainStep,
    },
    desk.undoLast,
  ),
  call({
    method: 'get',
    path: '/voices/{id}/proof',
    summary: 'The file that proves it; reading it is written in the audit log',
    ...one,
    response: z.string(),
    responseType: 'application/octet-stream',
    run: async ({ params }, { services, caller, http }): Promise<ReadableStream | undefined> => {
      const voice = await getVoice(services.db, params.id)
      const bytes = voice.proof ? await readProof(services, voice.proof) : undefined
      if (!bytes) throw new AppError('NOT_FOUND', m.proofGone)
      await auditVoice(services.db, actorOf(caller), 'see-proof', voice.id)
      return sendProof(http, { bytes, type: voice.proofType })
    },
  }),
  call({
    method: 'post',
    path: '/voices/{id}/reveal-email',
    summary: 'The whole address of the author; written in the audit log',
    ...one,
    response: schemas.RevealedEmail,
    run: async ({ params }, { services, caller }) => {
      const voice = await getVoice(services.db, params.id)
      await auditVoice(services.db, actorOf(caller), 'see-email', voice.id)
      return { email: await revealEmail(services.db, voice.id) }
    },
  }),
  personCall(
    {
      path: '/voices/forget',
      summary: 'Forget a person, at their request: deletes or blacks out what they wrote, keeps the numbers',
      response: schemas.ForgottenVoices,
    },
    (person, { services, caller }) => forgetPerson(services, person, actorOf(caller)),
  ),
  personCall(
    {
      path: '/voices/export',
      summary: 'Everything kept about a person’s voices and complaints, for that person',
      response: schemas.PersonsVoices,
    },
    (person, { services, caller }) => exportPerson(services.db, person, actorOf(caller)),
  ),
]
