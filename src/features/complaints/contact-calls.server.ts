import * as schemas from '#features/complaints/api-schema.ts'
import { dropContact, listDueContacts, readContact, saveContact } from '#features/complaints/contacts.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'

const common = { tag: 'Complaints', access: 'editor' } as const
const one = {
  ...common,
  path: '/complaints/contacts/{collection}/{id}',
  params: schemas.ContactParams,
} as const
const answered = { ...one, response: schemas.OfferContact }

/** To whom complaints about a casino or a bookmaker go. */
export const contactCalls = [
  call({
    method: 'get',
    path: '/complaints/contacts',
    summary: 'To whom complaints go, where nobody has checked it for half a year',
    ...common,
    response: schemas.DueContacts,
    run: (_, { services: { db, now } }) => listDueContacts(db, now()),
  }),
  call({
    method: 'get',
    summary: 'To whom complaints about this casino or bookmaker go, or null',
    ...answered,
    run: async ({ params: { collection, id } }, { services: { db } }) => ({
      contact: await readContact(db, { collection, recordId: id }),
    }),
  }),
  call({
    method: 'post',
    summary: 'Write down to whom complaints about it go, or that it is still so',
    ...answered,
    body: schemas.ContactBody,
    run: async ({ params: { collection, id }, body }, { services, caller }) => {
      const about = { collection, recordId: id }
      await saveContact(services, { ...about, ...body }, actorOf(caller))
      return { contact: await readContact(services.db, about) }
    },
  }),
  call({
    method: 'delete',
    summary: 'The contact does not hold any more, and there is no other',
    ...one,
    run: ({ params: { collection, id } }, { services, caller }) =>
      dropContact(services, { collection, recordId: id }, actorOf(caller)),
  }),
]
