import { z } from 'zod'
import * as schemas from '#features/complaints/api-schema.ts'
import { findEmail } from '#features/complaints/around.server.ts'
import { contactCalls } from '#features/complaints/contact-calls.server.ts'
import { saveContact } from '#features/complaints/contacts.server.ts'
import { complaintLines } from '#features/complaints/csv.server.ts'
import { linkOfOperator, previewStep, readForDesk } from '#features/complaints/desk.server.ts'
import { fileCalls } from '#features/complaints/file-calls.server.ts'
import { listForDesk } from '#features/complaints/list.server.ts'
import { confirmProposal, refuseProposal, takeStep, undoLast } from '#features/complaints/move.server.ts'
import * as m from '#features/complaints/messages.ts'
import { COMPLAINTS } from '#features/complaints/schema.ts'
import { closedOf } from '#features/complaints/shared/figures.ts'
import { auditComplaint, getComplaint } from '#features/complaints/store.server.ts'
import { readYear } from '#features/complaints/sums.server.ts'
import * as talk from '#features/complaints/talk.server.ts'
import { WriteDownBody } from '#features/complaints/write-down-schema.ts'
import { writeDown } from '#features/complaints/write-down.server.ts'
import { stepCalls } from '#features/players/step-call.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { attachCsv } from '#records/csv/attach-csv.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import { CSV_TYPE } from '#shared/csv.ts'

const tag = 'Complaints'
const all = { tag, access: 'editor' } as const
const one = { ...all, params: ById }

const step = stepCalls(tag, schemas.DeskComplaint, (asked, { db, now }) =>
  readForDesk(db, asked.id, asked.actor, now()),
)

export const privateComplaintCalls = [
  call({
    method: 'get',
    path: '/complaints',
    summary: 'Disputes of players, by deadline: whose turn it is and until when',
    ...all,
    query: schemas.ComplaintListQuery,
    response: schemas.ComplaintListPage,
    run: async ({ query }, { services, caller }) => {
      const now = services.now()
      const year = await readYear(services.db, now)
      return {
        ...(await listForDesk(services.db, query, caller.id, now)),
        page: query.page,
        perPage: query.perPage,
        year: { solved: year.solved, closed: closedOf(year), medianDays: year.medianDays },
      }
    },
  }),
  call({
    method: 'post',
    path: '/complaints',
    summary: 'Write down what a player has said by phone, in a letter or in person; it is in the book at once',
    ...all,
    body: WriteDownBody,
    response: schemas.DeskComplaint,
    run: async ({ body }, { services, caller }) => {
      await writeDown(services, body, actorOf(caller))
      return readForDesk(services.db, body.id, actorOf(caller), services.now())
    },
  }),
  call({
    method: 'get',
    path: '/complaints/export.csv',
    summary: 'The list as CSV, without anything of the players',
    ...all,
    query: schemas.ComplaintCsvQuery,
    response: z.string(),
    responseType: CSV_TYPE,
    run: async ({ query }, { services: { db, now }, caller, http }): Promise<ReadableStream> => {
      await writeAudit(db, actorOf(caller), {
        action: 'export',
        collection: COMPLAINTS,
        recordId: '',
        recordTitle: m.asCsv(),
      })
      return attachCsv(http, COMPLAINTS, now(), complaintLines(db, query, caller.id, now()))
    },
  }),
  ...contactCalls,
  call({
    method: 'get',
    path: '/complaints/templates',
    summary: 'Letters of the newsroom, with fields in braces',
    ...all,
    response: schemas.Templates,
    run: async (_, { services }) => ({ templates: await talk.listTemplates(services.db) }),
  }),
  call({
    method: 'put',
    path: '/complaints/templates',
    summary: 'Write the letters of the newsroom: all of them, in their order',
    ...all,
    body: schemas.Templates,
    response: schemas.Templates,
    run: async ({ body }, { services }) => ({ templates: await talk.saveTemplates(services.db, body.templates) }),
  }),
  call({
    method: 'get',
    path: '/complaints/{id}',
    summary: 'One complaint with its timeline; the address is masked',
    ...one,
    response: schemas.DeskComplaint,
    run: ({ params }, { services, caller }) => readForDesk(services.db, params.id, actorOf(caller), services.now()),
  }),
  call({
    method: 'get',
    path: '/complaints/{id}/templates',
    summary: 'Letters with the fields of this complaint filled in',
    ...one,
    response: schemas.FilledTemplates,
    run: ({ params }, { services }) => talk.filledTemplates(services.db, params.id),
  }),
  call({
    method: 'post',
    path: '/complaints/{id}/preview',
    summary: 'What a step would change for readers, and which mails it would send; nothing is stored',
    ...one,
    body: schemas.StepBody,
    response: schemas.StepPreview,
    errors: [400, 409],
    run: ({ params, body }, { services, caller }) =>
      previewStep(services.db, params.id, body.step, actorOf(caller), services.now()),
  }),
  step(
    {
      path: '/complaints/{id}/step',
      summary: 'Move the complaint, with the sentence that readers see',
      body: schemas.StepBody,
    },
    (services, { step: taken, ...asked }) => takeStep(services, asked, taken),
  ),
  step(
    {
      path: '/complaints/{id}/confirm',
      summary: 'Confirm the decision of a colleague who has written the review',
      body: schemas.PlainStep,
    },
    confirmProposal,
  ),
  step(
    { path: '/complaints/{id}/refuse', summary: 'Do not confirm it, or take it back', body: schemas.PlainStep },
    refuseProposal,
  ),
  step(
    {
      path: '/complaints/{id}/undo',
      summary: 'Take the last step back, and its mails if not sent yet',
      body: schemas.PlainStep,
    },
    undoLast,
  ),
  step(
    {
      path: '/complaints/{id}/hold',
      summary: 'Take it into your hands, or leave it to others',
      body: schemas.HoldBody,
    },
    talk.holdComplaint,
  ),
  step({ path: '/complaints/{id}/note', summary: 'Write a private note', body: schemas.NoteBody }, talk.addNote),
  step(
    {
      path: '/complaints/{id}/mail',
      summary: 'Write to the player or the operator; it moves nothing',
      body: schemas.MailBody,
    },
    talk.mailTo,
  ),
  step(
    {
      path: '/complaints/{id}/black-out',
      summary: 'Leave passages of the player’s words or of the answer out; all bars, not only new ones',
      body: schemas.BarsBody,
    },
    talk.blackOut,
  ),
  step(
    {
      path: '/complaints/{id}/contact',
      summary: 'Write down to whom complaints about the offer go',
      body: schemas.ContactBody,
    },
    async (services, { actor, email, source, ...asked }) => {
      const { recordId, collection } = await getComplaint(services.db, asked.id)
      await saveContact(services, { recordId, collection, email, source }, actor)
    },
  ),
  call({
    method: 'get',
    path: '/complaints/{id}/operator-link',
    summary: 'The link with which the operator answers; written in the audit log',
    ...one,
    response: schemas.OperatorLink,
    run: async ({ params }, { services, caller }) => {
      const link = await linkOfOperator(services, params.id)
      await auditComplaint(services.db, actorOf(caller), 'see-link', await getComplaint(services.db, params.id))
      return link
    },
  }),
  ...fileCalls,
  call({
    method: 'post',
    path: '/complaints/{id}/reveal-email',
    summary: 'The whole address of the player; written in the audit log',
    ...one,
    response: schemas.RevealedEmail,
    run: async ({ params }, { services, caller }) => {
      const complaint = await getComplaint(services.db, params.id)
      await auditComplaint(services.db, actorOf(caller), 'see-email', complaint)
      return { email: await findEmail(services.db, complaint.id) }
    },
  }),
]
