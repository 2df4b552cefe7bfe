import { Avatar } from '@mantine/core'
import type { SideWords } from '#ui/admin/form/conflict-words.ts'
import { hueOf } from '#ui/admin/user-colour.ts'

/** The avatar of a side, where it is one person. */
export const SideFace = ({ side: { who }, size }: { side: SideWords; size: number }) =>
  who ? <Avatar name={who.name} color={hueOf(who.id ?? who.name)} size={size} aria-hidden /> : null
