import { Avatar } from '@mantine/core'
import { isProgram } from '#records/actor.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { hueOf } from '#ui/admin/user-colour.ts'

interface ActorFaceProps {
  id: string | null
  /** As it is stored. */
  name: string
  size: number
}

/** Beside the name, which says it all; a program has no initials. */
export const ActorFace = ({ id, name, size }: ActorFaceProps) =>
  isProgram(name) ? (
    <Avatar aria-hidden size={size}>
      <Icon name="settings" size={size * 0.6} />
    </Avatar>
  ) : (
    <Avatar aria-hidden name={name} color={hueOf(id ?? name)} size={size} />
  )
