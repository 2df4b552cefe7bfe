import * as m from '#entities/redirect/messages.ts'
import { defineCollection } from '#records/define-collection.server.ts'
import { equalsNumber, isSet, recordSorts } from '#records/list/list-rules.server.ts'
import {
  emptyRedirect,
  REDIRECT_STATUSES,
  Redirect,
  RedirectInput,
  type RedirectRow,
  redirectFields,
  redirectMapper,
} from '#entities/redirect/schema.ts'
import { checkRedirect } from '#entities/redirect/rules.server.ts'

export const redirects = defineCollection({
  name: 'redirects',
  table: 'redirect',
  one: m.one,
  record: Redirect,
  input: RedirectInput,
  fields: redirectFields,
  empty: emptyRedirect,
  row: {
    decode: (row: RedirectRow) => {
      const { fromPath, toTarget, ...rest } = redirectMapper.decode(row)
      return { ...rest, from: fromPath, to: toTarget }
    },
    encode: ({ from, to, ...rest }) => redirectMapper.encode({ ...rest, fromPath: from, toTarget: to }),
  },
  access: 'admin',
  titleOf: (rule) => `${rule.from} → ${rule.to || rule.status}`,
  searchBody: (rule) => rule.note,
  async prepare(trx, input, { id, previous }) {
    const counted = { ...(await checkRedirect(trx, input, id)), hits: previous?.hits ?? 0 }
    return counted
  },
  list: {
    sorts: { ...recordSorts, from: ['fromPath'], hits: ['hits', 'fromPath'] },
    defaultSort: '-updatedAt',
    hasDrafts: true,
    // `status` already filters archived records in every list.
    filters: { code: equalsNumber('status', REDIRECT_STATUSES), isActive: isSet('isActive') },
  },
  copy: (rule) => ({ ...rule, from: `${rule.from.replace(/\/$/, '')}-2/`, isActive: false }),
})
