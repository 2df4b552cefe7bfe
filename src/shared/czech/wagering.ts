import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** „30× bonus“ needs a label; „Bez podmínek protočení“ does not. */
export function wageringText(requirements: string): string {
  const text = hardSpaces(requirements)
  return /^\d/.test(text) ? `${labels.facts.wagering}: ${text}` : text
}
