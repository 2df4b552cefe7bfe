import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** „30× bonus“ says little alone; „Bez podmínek protočení“ says everything. */
export function wageringText(requirements: string): string {
  const text = hardSpaces(requirements)
  return /^\d/.test(text) ? `${labels.facts.wagering}: ${text}` : text
}
