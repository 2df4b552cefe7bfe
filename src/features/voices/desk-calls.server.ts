import { z } from 'zod'
import { VoiceDesk, VoiceWaveDetail, WaveBack, WaveMoved } from '#features/voices/api-schema.ts'
import { readDesk } from '#features/voices/summary.server.ts'
import { bringWaveBack, readWave, setWaveAside, takeOutOfWave } from '#features/voices/waves.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'

const tag = 'Voices'
const Nothing = z.strictObject({}).meta({ id: 'Nothing' })

/** What the desk shows besides single voices: how many wait, and waves. */
export const voiceDeskCalls = [
  call(
    {
      method: 'get',
      path: '/voices/summary',
      tag,
      summary: 'How many wait, what was done today, and waves of voices about one offer',
      access: 'editor',
      response: VoiceDesk,
    },
    (_, { services }) => readDesk(services.db, services.now()),
  ),
  call(
    {
      method: 'get',
      path: '/voices/waves/{id}',
      tag,
      summary: 'The wave of voices about an offer: when they came, what they share, ten by chance',
      access: 'editor',
      params: ById,
      response: VoiceWaveDetail,
      errors: [404],
    },
    ({ params }, { services }) => readWave(services.db, params.id, services.now()),
  ),
  call(
    {
      method: 'post',
      path: '/voices/waves/{id}/set-aside',
      tag,
      summary: 'Take those of a wave that share words out of the queue; they can be brought back',
      access: 'editor',
      params: ById,
      body: Nothing,
      bodyIsOptional: true,
      response: WaveMoved,
    },
    ({ params }, { services, caller }) => setWaveAside(services, { id: params.id, actor: actorOf(caller) }),
  ),
  call(
    {
      method: 'post',
      path: '/voices/waves/{id}/take-out',
      tag,
      summary: 'Read those of a wave that share no words one by one',
      access: 'editor',
      params: ById,
      body: Nothing,
      bodyIsOptional: true,
      response: WaveMoved,
    },
    ({ params }, { services, caller }) => takeOutOfWave(services, { id: params.id, actor: actorOf(caller) }),
  ),
  call(
    {
      method: 'post',
      path: '/voices/waves/{id}/bring-back',
      tag,
      summary: 'Put what was set aside at this time back into the queue',
      access: 'editor',
      params: ById,
      body: WaveBack,
      response: WaveMoved,
    },
    ({ params, body }, { services, caller }) =>
      bringWaveBack(services, { id: params.id, actor: actorOf(caller) }, body.at),
  ),
]
