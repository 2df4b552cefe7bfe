import * as m from '#server/transfer/messages.ts'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Trx } from '#records/db.server.ts'
import { media } from '#entities/media/collection.server.ts'
import type { Media } from '#entities/media/schema.ts'
import { MAX_PIXELS } from '#entities/media/store.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'
import type { Redirect } from '#entities/redirect/schema.ts'
import { referencesOf, type TransferContent, TRANSFERS } from '#server/transfer/format.ts'
import { AppError, type FieldError, fieldError } from '#shared/app-error.ts'
import { postPath } from '#shared/post-address.ts'
import { noSuchId } from '#records/messages.ts'
import { said } from '#shared/words/message.ts'

const MIME = 'image/webp'
const KEY = /^[a-z0-9][a-z0-9-]{0,110}\.webp$/

function refuse(errors: FieldError[]): void {
  if (errors.length === 0) return
  throw new AppError('VALIDATION_FAILED', m.fileRefused, errors)
}

/** A picture must match its record: it is served to visitors without another check. */
export async function checkPictures({ records, files }: TransferContent): Promise<void> {
  const errors: FieldError[] = []
  for (const picture of (records.get(media.name) ?? []) as unknown as Media[]) {
    const path = `${media.name}/${picture.id}`
    if (!KEY.test(picture.key)) errors.push(fieldError(`${path}.key`, m.notPictureName))
    if (picture.mime !== MIME) errors.push(fieldError(`${path}.mime`, said(m.pictureType, { type: MIME })))
    const file = files.get(picture.key)
    if (file !== undefined && !(await isPictureOf(Buffer.from(file, 'base64'), picture))) {
      errors.push(fieldError(`${path}.file`, m.otherPicture))
    }
  }
  refuse(errors)
}

async function isPictureOf(file: Buffer, { sha256, bytes, width, height }: Media): Promise<boolean> {
  if (file.length !== bytes || createHash('sha256').update(file).digest('hex') !== sha256) return false
  const facts = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined)
  return facts?.format === 'webp' && facts.width === width && facts.height === height
}

const IDS_AT_ONCE = 500

export async function refuseBrokenReferences(trx: Trx, { records }: TransferContent): Promise<void> {
  const wanted = TRANSFERS.flatMap((transfer) =>
    (records.get(transfer.collection.name) ?? []).flatMap((record) =>
      referencesOf(transfer, record).map((reference) => ({
        ...reference,
        from: `${transfer.collection.name}/${record.id}`,
      })),
    ),
  )
  const errors: FieldError[] = []
  for (const { collection } of TRANSFERS) {
    const known = new Set(records.get(collection.name)?.map((record) => record.id))
    const unsure = wanted.filter((reference) => reference.table === collection.table && !known.has(reference.id))
    const ids = [...new Set(unsure.map((reference) => reference.id))]
    for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
      const some = ids.slice(start, start + IDS_AT_ONCE)
      const rows = await trx.selectFrom(collection.table).where('id', 'in', some).select('id').execute()
      for (const row of rows) known.add(row.id)
    }
    for (const { from, field, id } of unsure.filter((reference) => !known.has(reference.id))) {
      errors.push(fieldError(`${from}.${field}`, said(noSuchId, { noun: collection.one, id })))
    }
  }
  refuse(errors)
}

export async function refuseBadRedirects(trx: Trx, { records }: TransferContent): Promise<void> {
  const rules = await trx
    .selectFrom('redirect')
    .where('isActive', '=', 1)
    .where('isDeleted', '=', 0)
    .select(['fromPath', 'toTarget'])
    .execute()
  const pages = await trx
    .selectFrom('post')
    .where('isActive', '=', 1)
    .where('isDeleted', '=', 0)
    .select(['slug', 'category'])
    .execute()
  const targets = new Map(rules.map((rule) => [rule.fromPath, rule.toTarget]))
  const livePaths = new Set(pages.map((page) => normalisePath(postPath(page))))

  const imported = (records.get(redirects.name) ?? []) as unknown as Redirect[]
  const errors = imported.flatMap((rule): FieldError[] => {
    const from = normalisePath(rule.from)
    const path = `${redirects.name}/${rule.id}`
    if (!rule.isActive || rule.isDeleted) return []
    if (livePaths.has(from)) return [fieldError(`${path}.from`, said(m.pageLives, { path: from }))]
    return isCircle(targets, from) ? [fieldError(`${path}.to`, m.ruleCircles)] : []
  })
  refuse(errors)
}

function isCircle(targets: Map<string, string>, from: string): boolean {
  const visited = new Set<string>()
  for (let at: string | undefined = from; at !== undefined; at = targets.get(at)) {
    if (visited.has(at)) return true
    visited.add(at)
  }
  return false
}
