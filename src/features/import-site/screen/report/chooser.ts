import type { Choices } from '#features/import-site/schema.ts'

/** What a part of the report needs to let the owner choose. */
export interface Chooser {
  choices: Choices
  change: (change: Partial<Choices>) => void
}
