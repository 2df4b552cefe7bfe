import type { Said } from '#shared/words/message.ts'

/** What is stored beside the English text, to say it in another language when it is read. */
export const keptWords = ({ key, params }: Said): string => JSON.stringify({ key, params })

/** Releases before two languages stored only the English text. */
export function storedSaid(english: string, kept: string): Said {
  const words: Omit<Said, 'text'> = kept === '' ? { key: '' } : JSON.parse(kept)
  return { text: english, ...words }
}
