import type { z } from 'zod'
import type { Actor } from '#records/actor.ts'
import type { Trx } from '#records/db.server.ts'
import { archiveRecord, createRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'
import { Redirect } from '#entities/redirect/schema.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { AppError } from '#shared/app-error.ts'
import { list } from '#shared/schema/list.ts'

const MAX_RULES = 5000

/** As in the settings: read-only fields of a rule are accepted, but only its id is used. */
export const RedirectsRoutes = list(Redirect.partial().required({ from: true }), MAX_RULES)
export type RedirectsRoutes = z.infer<typeof RedirectsRoutes>

/** Replaces the rules with this list: creates new ones, saves changed ones and archives missing ones. */
export async function saveRedirectsRoutes(trx: Trx, list: RedirectsRoutes, actor: Actor): Promise<void> {
  const rows = await trx.selectFrom('redirect').where('isDeleted', '=', 0).selectAll().execute()
  await yieldToEventLoop()
  const rules = rows.map(redirects.decode)
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const byFrom = new Map(rules.map((rule) => [rule.from, rule]))
  await yieldToEventLoop()
  const pairs = list.map((given) => ({
    given,
    rule: (given.id && byId.get(given.id)) || byFrom.get(normalisePath(given.from)),
  }))
  const retained = new Set(pairs.map(({ rule }) => rule?.id))
  for (const rule of rules) if (!retained.has(rule.id)) await archiveRecord(trx, redirects, rule.id, actor)
  for (const [index, { given, rule }] of pairs.entries()) {
    await yieldToEventLoop()
    try {
      await saveRule(trx, given, rule, actor)
    } catch (error) {
      throw error instanceof AppError ? atIndex(error, index) : error
    }
  }
}

async function saveRule(
  trx: Trx,
  { from, to, status, isActive, note }: RedirectsRoutes[number],
  rule: Redirect | undefined,
  actor: Actor,
): Promise<void> {
  const given = Object.entries({ from, to, status, isActive, note }).filter(([, value]) => value !== undefined)
  const stated = Object.fromEntries(given)
  if (!rule) {
    await createRecord(trx, redirects, stated, actor)
    return
  }
  const before = inputOf(redirects, rule)
  const after = { ...before, ...stated }
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    await updateRecord(trx, redirects, rule.id, after, rule.version, actor)
  }
}

const atIndex = ({ code, message, fields }: AppError, index: number) =>
  new AppError(
    code,
    message,
    fields?.map((field) => ({ ...field, path: `redirectsRoutes.${index}.${field.path}` })),
  )
