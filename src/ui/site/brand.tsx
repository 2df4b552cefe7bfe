import type { Picture } from '#shared/schema/picture.ts'
import { memo } from '#shared/memo.ts'
import { monogram } from '#shared/monogram.ts'
import { FixedImg } from '#ui/site/image.tsx'

const MAX_NAMES = 1000
const initialsOf = memo(monogram, MAX_NAMES)

const LOGO_SIZES = { s35: [35, 34], s48: [48, 48], s64: [64, 64], s88: [88, 88] } as const
type LogoSize = keyof typeof LOGO_SIZES

interface LogoProps {
  title: string
  logo: Picture | null
  size?: LogoSize
  eager?: boolean
}

/** Decorative: the name is always next to it. */
export function Logo({ title, logo, size = 's64', eager = false }: LogoProps) {
  const [width, height] = LOGO_SIZES[size]
  const initials = initialsOf(title)
  return (
    <span className={`clogo ${size}`} data-initials={logo ? undefined : initials}>
      {logo && <FixedImg picture={logo} width={width} height={height} initials={initials} eager={eager} />}
    </span>
  )
}

const AVATAR_SIZES = { s40: 40, s64: 64, s168: 168 } as const

interface AvatarProps {
  avatar: Picture | null
  name: string
  size?: keyof typeof AVATAR_SIZES
}

export function Avatar({ avatar, name, size = 's64' }: AvatarProps) {
  const pixels = AVATAR_SIZES[size]
  const initials = initialsOf(name)
  return (
    <span className={`av ${size}`} data-initials={avatar ? undefined : initials}>
      {avatar && <FixedImg picture={avatar} width={pixels} height={pixels} initials={initials} shape="1x1" />}
    </span>
  )
}
