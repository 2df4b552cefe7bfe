import type { WriterInput } from '#entities/writer/schema.ts'

/** “Klára Nová Vondrová” → first name and the rest; undefined for a single word. */
export function newWriter(name: string): Pick<WriterInput, 'firstName' | 'lastName'> | undefined {
  const [firstName = '', ...rest] = name.split(' ').filter(Boolean)
  return rest.length > 0 ? { firstName, lastName: rest.join(' ') } : undefined
}
