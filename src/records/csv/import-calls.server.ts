import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { applyImport } from '#records/csv/apply.server.ts'
import { CsvApplied, CsvApply, CsvImport, CsvPreview } from '#records/csv/import-schema.ts'
import { type Importable, previewImport } from '#records/csv/preview.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'

export function importCalls<Name extends string>(importable: Importable<Name>) {
  const { name, tag, noun } = importable.collection
  return [
    call({
      method: 'post',
      path: `/${name}/import/preview`,
      tag,
      summary: `Preview what a CSV file would change, row by row; rows match by id or slug, or are a new ${noun}`,
      access: 'editor',
      body: CsvImport,
      response: CsvPreview,
      run: ({ body }, { services }) => previewImport(offThread(services.db), importable, body),
    }),
    call({
      method: 'post',
      path: `/${name}/import`,
      tag,
      summary: 'Import a previewed CSV file; 409 names rows changed since, and nothing is imported',
      access: 'editor',
      body: CsvApply,
      response: CsvApplied,
      errors: [409, 503],
      run: ({ body }, { services, caller }) => applyImport(services.db, importable, body, actorOf(caller)),
    }),
  ]
}
