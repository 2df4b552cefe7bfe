import { z } from 'zod'
import { DeskComplaint, FileBody } from '#features/complaints/api-schema.ts'
import { readForDesk } from '#features/complaints/desk.server.ts'
import { addFiles, checkEvidence, readEvidence, storeEvidence } from '#features/complaints/files.server.ts'
import { FILES_MEGABYTES } from '#features/complaints/shared/limits.ts'
import { auditComplaint, getComplaint } from '#features/complaints/store.server.ts'
import { sendProof } from '#features/players/step-call.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { id } from '#shared/schema/text.ts'

const one = { tag: 'Complaints', access: 'editor' as const, params: ById }

/** Evidence of a complaint. */
export const fileCalls = [
  call({
    method: 'post',
    path: '/complaints/{id}/files',
    summary: 'Add evidence of the newsroom, seen by the newsroom only',
    ...one,
    body: FileBody,
    multipartBytes: FILES_MEGABYTES * 1_000_000,
    response: DeskComplaint,
    run: async ({ params, body }, { services, caller }) => {
      const { db, now } = services
      const complaint = await getComplaint(db, params.id)
      const at = now().toISOString()
      const files = await storeEvidence(services, await checkEvidence([body.file]), { source: 'newsroom', at })
      await inTransaction(db, (trx) => addFiles(trx, complaint.id, files))
      await auditComplaint(db, actorOf(caller), 'add-evidence', complaint)
      return readForDesk(db, complaint.id, actorOf(caller), now())
    },
  }),
  call({
    method: 'get',
    path: '/complaints/{id}/files/{file}',
    summary: 'A file of evidence; reading it is written in the audit log',
    ...one,
    params: z.object({ id, file: id }),
    response: z.string(),
    responseType: 'application/octet-stream',
    run: async ({ params }, { services, caller, http }): Promise<ReadableStream | undefined> => {
      const complaint = await getComplaint(services.db, params.id)
      const file = await readEvidence(services, complaint, params.file)
      await auditComplaint(services.db, actorOf(caller), 'see-evidence', complaint)
      return sendProof(http, file)
    },
  }),
]
