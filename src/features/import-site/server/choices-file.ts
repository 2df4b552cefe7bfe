import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { Choices } from '#features/import-site/schema.ts'
import { BadFile } from '#features/import-site/server/read/source.ts'
import { messageOf } from '#shared/thrown.ts'

/** What goes where, written by hand. */
export async function readChoicesFile(path: string): Promise<Choices> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new BadFile(`The choices cannot be read: ${messageOf(error)}`)
  })
  try {
    return Choices.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error)
    throw new BadFile(`The choices in ${path} cannot be used: ${reason}`)
  }
}
