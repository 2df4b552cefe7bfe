import { createContext, type ReactNode, use } from 'react'

/** Takes parts that are rendered later, one at a time, and returns the mark that stands for them in the document. */
export type PutOff = (parts: ReactNode[]) => string

export const PutOffContext = createContext<PutOff | undefined>(undefined)

/** What renders in some ten milliseconds; an ordinary page is smaller. */
const PART_SIZE = 100_000
/** An element costs as much as so many letters. */
const OBJECT_SIZE = 100

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  let size = OBJECT_SIZE
  for (const inner of Object.values(value)) size += sizeOf(inner)
  return size
}

interface LongListProps<Item> {
  items: readonly Item[]
  /** What the item refers to. */
  dataOf?: (item: Item) => unknown
  children: (item: Item, index: number) => ReactNode
}

/** A list of any length: rendered at once where it is short, and otherwise in parts, see `renderInSteps`. */
export function LongList<Item>({ items, dataOf, children: show }: LongListProps<Item>): ReactNode {
  const putOff = use(PutOffContext)
  const shown = items.map(show)
  if (!putOff || items.length < 2) return shown
  const parts: ReactNode[][] = []
  let room = 0
  for (const [index, item] of items.entries()) {
    if (room <= 0) {
      parts.push([])
      room = PART_SIZE
    }
    parts.at(-1)?.push(shown[index])
    room -= sizeOf(item) + sizeOf(dataOf?.(item))
  }
  return parts.length > 1 ? putOff(parts) : shown
}
