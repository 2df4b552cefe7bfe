import type { Collection } from '#entities/collection.server.ts'
import {
  emptyRedirect,
  type Redirect,
  RedirectInput,
  type RedirectInput as Input,
  type RedirectRow,
  redirectFields,
  redirectMapper,
} from '#entities/redirect/schema.ts'
import { checkRedirect } from '#entities/redirect/rules.server.ts'

export const redirects: Collection<Input, Redirect> = {
  name: 'redirects',
  table: 'redirect',
  noun: 'redirect',
  fields: redirectFields,
  input: RedirectInput,
  empty: () => emptyRedirect,
  titleOf: (rule) => `${rule.from} → ${rule.to || rule.status}`,
  searchBody: (rule) => rule.note,
  decode: (row: RedirectRow) => {
    const { fromPath, toTarget, ...rest } = redirectMapper.decode(row)
    return { ...rest, from: fromPath, to: toTarget }
  },
  encode: ({ from, to, ...rest }) => redirectMapper.encode({ ...rest, fromPath: from, toTarget: to }),
  async prepare(trx, input, { id, previous }) {
    const counted = { ...(await checkRedirect(trx, input, id)), hits: previous?.hits ?? 0 }
    return counted
  },
  usedWhere: async () => [],
  copy: (rule) => ({ ...rule, from: `${rule.from.replace(/\/$/, '')}-2/`, isActive: false }),
}
