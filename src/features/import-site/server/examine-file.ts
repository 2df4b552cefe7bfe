import { examine, type Examined } from '#features/import-site/server/examine.ts'
import { type Choices, noChoices } from '#features/import-site/schema.ts'
import { type Known, nothingKnown } from '#features/import-site/server/plan/known.ts'
import { openUploads } from '#features/import-site/server/uploads.ts'

/** The report on a file, with the pictures that are there. */
export async function examineFile(
  path: string,
  {
    uploads,
    known = nothingKnown(),
    choices = noChoices(),
  }: { uploads?: string | undefined; known?: Known; choices?: Choices | undefined },
): Promise<Examined> {
  if (uploads === undefined) return examine(path, { known, choices })
  const files = await openUploads(uploads)
  try {
    return await examine(path, { known, choices, hasFile: files.has })
  } finally {
    files.close()
  }
}
