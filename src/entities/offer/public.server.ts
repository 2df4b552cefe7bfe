import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { OfferKind } from '#entities/offer/order.ts'

export const RUNNING_COLUMNS = ['isDeleted', 'isActive', 'closedYear']

const publicParts = (alias: string) => {
  const eb = expressionBuilder<any, any>()
  return [eb(`${alias}.isDeleted`, '=', 0), eb(`${alias}.isActive`, '=', 1)]
}

/** Casinos and bookmakers that visitors may learn of: published and not archived. Whatever is public asks this. */
export const isPublic = (kind: OfferKind): Expression<SqlBool> => expressionBuilder<any, any>().and(publicParts(kind))

/** Those that can also be visited; a bookmaker has no closing year. */
export function isRunning(kind: OfferKind, alias: string = kind): Expression<SqlBool> {
  const eb = expressionBuilder<any, any>()
  return eb.and([...publicParts(alias), ...(kind === 'casino' ? [eb(`${alias}.closedYear`, 'is', null)] : [])])
}
