import type { Picture } from '#shared/schema/picture.ts'
import { FixedImg } from '#ui/site/image.tsx'

const LOGO_SIZES = { s35: [35, 34], s48: [48, 48], s64: [64, 64], s88: [88, 88] } as const
export type LogoSize = keyof typeof LOGO_SIZES

/** „Modrý Lev“ → ML, shown when a logo is missing. */
export const monogram = (title: string) =>
  title
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')

interface LogoProps {
  title: string
  logo: Picture | null
  size?: LogoSize
  eager?: boolean
}

/** The name always stands beside it, so the picture itself says nothing to a screen reader. */
export function Logo({ title, logo, size = 's64', eager }: LogoProps) {
  const [width, height] = LOGO_SIZES[size]
  if (!logo) {
    return (
      <span className={`clogo mono ${size}`} aria-hidden="true">
        {monogram(title)}
      </span>
    )
  }
  return (
    <span className={`clogo ${size}`}>
      <FixedImg picture={logo} width={width} height={height} alt="" {...(eager ? { eager } : {})} />
    </span>
  )
}

const AVATAR_SIZES = { s40: 40, s64: 64, s168: 168 } as const

export function Avatar({
  avatar,
  name,
  size = 's64',
}: {
  avatar: Picture | null
  name: string
  size?: keyof typeof AVATAR_SIZES
}) {
  const pixels = AVATAR_SIZES[size]
  if (!avatar) {
    return (
      <span className={`av mono ${size}`} aria-hidden="true">
        {monogram(name)}
      </span>
    )
  }
  return (
    <span className={`av ${size}`}>
      <FixedImg picture={avatar} width={pixels} height={pixels} alt="" />
    </span>
  )
}
