import { DemoState } from '#features/demo/api-schema.ts'
import { clearDemo, readDemoState } from '#features/demo/server/clear.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'

const tag = 'Demo'

export const demoCalls = [
  call({
    method: 'get',
    path: '/demo',
    tag,
    summary: 'What of the demo would go if it were cleared now, and what would stay and why',
    access: 'admin',
    response: DemoState,
    run: (_, { services }) => readDemoState(offThread(services.db)),
  }),
  call({
    method: 'post',
    path: '/demo/clear',
    tag,
    summary: 'Clear the demo for good; what people changed or use since stays. Returns what went and what stayed',
    access: 'admin',
    response: DemoState,
    run: (_, { services, caller }) => clearDemo(services, actorOf(caller)),
  }),
]
