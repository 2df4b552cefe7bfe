import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { call, type CallContext } from '#records/calls/calls.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import {
  BarsBody,
  ComplaintListPage,
  ComplaintListQuery,
  ContactBody,
  DeskComplaint,
  FileBody,
  FilledTemplates,
  HoldBody,
  MailBody,
  NoteBody,
  OperatorLink,
  PlainStep,
  RevealedEmail,
  StepBody,
  StepPreview,
  Templates,
} from '#features/complaints/api-schema.ts'
import { saveContact } from '#features/complaints/contact.server.ts'
import { linkOfOperator, previewStep, readForDesk } from '#features/complaints/desk.server.ts'
import { addFiles, checkEvidence, readEvidence, storeEvidence } from '#features/complaints/files.server.ts'
import { listForDesk } from '#features/complaints/list.server.ts'
import { confirmProposal, refuseProposal, takeStep, undoLast } from '#features/complaints/move.server.ts'
import { findEmail } from '#features/complaints/person.server.ts'
import { FILES_MEGABYTES } from '#features/complaints/shared/limits.ts'
import { closedOf } from '#features/complaints/shared/figures.ts'
import { auditComplaint, getComplaint } from '#features/complaints/store.server.ts'
import { readYear } from '#features/complaints/sums.server.ts'
import { addNote, blackOut, holdComplaint, mailTo } from '#features/complaints/talk.server.ts'
import { filledTemplates, listTemplates, saveTemplates } from '#features/complaints/templates.server.ts'
import { sendProof } from '#features/players/proof-call.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { id } from '#shared/schema/text.ts'

const tag = 'Complaints'
const common = { tag, access: 'editor', params: ById } as const

interface Spec<Path extends string, Body, BodyIn> {
  path: Path
  summary: string
  body: z.ZodType<Body, BodyIn>
}

interface AskedBy {
  id: string
  actor: ReturnType<typeof actorOf>
}

/** Does something to a complaint; answers with it as it is then. */
const step = <Path extends string, Body, BodyIn>(
  { path, summary, body }: Spec<Path, Body, BodyIn>,
  take: (body: Body, asked: AskedBy, context: CallContext) => Promise<unknown>,
) =>
  call(
    {
      method: 'post',
      path,
      summary,
      ...common,
      body,
      bodyIsOptional: true,
      response: DeskComplaint,
      errors: [400, 404, 409],
    },
    async ({ params, body: given }, context) => {
      const { services, caller } = context
      await take(given, { id: params.id, actor: actorOf(caller) }, context)
      return readForDesk(services.db, params.id, actorOf(caller), services.now())
    },
  )

export const privateComplaintCalls = [
  call(
    {
      method: 'get',
      path: '/complaints',
      tag,
      summary: 'Disputes of players, by deadline: whose turn it is and until when',
      access: 'editor',
      query: ComplaintListQuery,
      response: ComplaintListPage,
    },
    async ({ query }, { services, caller }) => {
      const now = services.now()
      const year = await readYear(services.db, now)
      return {
        ...(await listForDesk(services.db, query, caller.id, now)),
        page: query.page,
        perPage: query.perPage,
        year: { solved: year.solved, closed: closedOf(year), medianDays: year.medianDays },
      }
    },
  ),
  call(
    {
      method: 'get',
      path: '/complaints/templates',
      tag,
      summary: 'Letters of the newsroom, with fields in braces',
      access: 'editor',
      response: Templates,
    },
    async (_, { services }) => ({ templates: await listTemplates(services.db) }),
  ),
  call(
    {
      method: 'put',
      path: '/complaints/templates',
      tag,
      summary: 'Write the letters of the newsroom: all of them, in their order',
      access: 'editor',
      body: Templates,
      response: Templates,
    },
    async ({ body }, { services }) => ({ templates: await saveTemplates(services.db, body.templates) }),
  ),
  call(
    {
      method: 'get',
      path: '/complaints/{id}',
      summary: 'One complaint with its timeline; the address is masked',
      ...common,
      response: DeskComplaint,
      errors: [404],
    },
    ({ params }, { services, caller }) => readForDesk(services.db, params.id, actorOf(caller), services.now()),
  ),
  call(
    {
      method: 'get',
      path: '/complaints/{id}/templates',
      summary: 'Letters with the fields of this complaint filled in',
      ...common,
      response: FilledTemplates,
      errors: [404],
    },
    ({ params }, { services }) => filledTemplates(services.db, params.id),
  ),
  call(
    {
      method: 'post',
      path: '/complaints/{id}/preview',
      summary: 'What a step would change for readers, and which mails it would send; nothing is stored',
      ...common,
      body: StepBody,
      response: StepPreview,
      errors: [400, 404, 409],
    },
    ({ params, body }, { services, caller }) =>
      previewStep(services.db, params.id, body.step, actorOf(caller), services.now()),
  ),
  step(
    {
      path: '/complaints/{id}/step',
      summary: 'Move the complaint, with the sentence that readers see',
      body: StepBody,
    },
    ({ version, step: taken }, asked, { services }) => takeStep(services, { ...asked, version }, taken),
  ),
  step(
    {
      path: '/complaints/{id}/confirm',
      summary: 'Confirm the decision of a colleague who has written the review',
      body: PlainStep,
    },
    ({ version }, asked, { services }) => confirmProposal(services, { ...asked, version }),
  ),
  step(
    { path: '/complaints/{id}/refuse', summary: 'Do not confirm it, or take it back', body: PlainStep },
    ({ version }, asked, { services }) => refuseProposal(services, { ...asked, version }),
  ),
  step(
    {
      path: '/complaints/{id}/undo',
      summary: 'Take the last step back, and its mails if not sent yet',
      body: PlainStep,
    },
    ({ version }, asked, { services }) => undoLast(services, { ...asked, version }),
  ),
  step(
    { path: '/complaints/{id}/hold', summary: 'Take it into your hands, or leave it to others', body: HoldBody },
    ({ version, isOurs }, asked, { services }) =>
      holdComplaint(services, { ...asked, version }, isOurs ? asked.actor : null),
  ),
  step(
    { path: '/complaints/{id}/note', summary: 'Write a private note', body: NoteBody },
    ({ text }, asked, { services }) => addNote(services, asked, text),
  ),
  step(
    { path: '/complaints/{id}/mail', summary: 'Write to the player or the operator; it moves nothing', body: MailBody },
    (letter, asked, { services }) => mailTo(services, asked, letter),
  ),
  step(
    {
      path: '/complaints/{id}/black-out',
      summary: 'Leave passages of the player’s words or of the answer out; all bars, not only new ones',
      body: BarsBody,
    },
    ({ version, ...covered }, asked, { services }) => blackOut(services, { ...asked, version }, covered),
  ),
  step(
    {
      path: '/complaints/{id}/contact',
      summary: 'Write down to whom complaints about the offer go',
      body: ContactBody,
    },
    async (contact, asked, { services }) => {
      const { recordId, collection } = await getComplaint(services.db, asked.id)
      await saveContact(services, { recordId, collection, ...contact }, asked.actor)
    },
  ),
  call(
    {
      method: 'get',
      path: '/complaints/{id}/operator-link',
      summary: 'The link with which the operator answers; written in the audit log',
      ...common,
      response: OperatorLink,
      errors: [404],
    },
    async ({ params }, { services, caller }) => {
      const link = await linkOfOperator(services, params.id)
      await auditComplaint(services.db, actorOf(caller), 'see-link', await getComplaint(services.db, params.id))
      return link
    },
  ),
  call(
    {
      method: 'post',
      path: '/complaints/{id}/files',
      summary: 'Add evidence of the newsroom, seen by the newsroom only',
      ...common,
      body: FileBody,
      multipartBytes: FILES_MEGABYTES * 1_000_000,
      response: DeskComplaint,
      errors: [404],
    },
    async ({ params, body }, { services, caller }) => {
      const { db, now } = services
      const complaint = await getComplaint(db, params.id)
      const at = now().toISOString()
      const files = await storeEvidence(services, await checkEvidence([body.file]), { source: 'newsroom', at })
      await inTransaction(db, (trx) => addFiles(trx, complaint.id, files))
      await auditComplaint(db, actorOf(caller), 'add-evidence', complaint)
      return readForDesk(db, complaint.id, actorOf(caller), now())
    },
  ),
  call(
    {
      method: 'get',
      path: '/complaints/{id}/files/{file}',
      summary: 'A file of evidence; reading it is written in the audit log',
      tag,
      access: 'editor',
      params: z.object({ id, file: id }),
      response: z.string(),
      responseType: 'application/octet-stream',
      errors: [404],
    },
    async ({ params }, { services, caller, http }): Promise<ReadableStream | undefined> => {
      const complaint = await getComplaint(services.db, params.id)
      const file = await readEvidence(services, complaint, params.file)
      await auditComplaint(services.db, actorOf(caller), 'see-evidence', complaint)
      return sendProof(http, file)
    },
  ),
  call(
    {
      method: 'post',
      path: '/complaints/{id}/reveal-email',
      summary: 'The whole address of the player; written in the audit log',
      ...common,
      response: RevealedEmail,
      errors: [404],
    },
    async ({ params }, { services, caller }) => {
      const complaint = await getComplaint(services.db, params.id)
      await auditComplaint(services.db, actorOf(caller), 'see-email', complaint)
      return { email: await findEmail(services.db, complaint.id) }
    },
  ),
]
