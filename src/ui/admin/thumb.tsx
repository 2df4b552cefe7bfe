import type { Picture } from '#shared/schema/picture.ts'
import { variantUrl } from '#shared/images.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './thumb.module.css'

/** A picture as pages have it, or as the library does. */
interface Shown extends Pick<Picture, 'url'> {
  focus?: Picture['focus'] | { x: number; y: number }
}

export const positionOf = (focus: Shown['focus']) => (typeof focus === 'object' ? `${focus.x}% ${focus.y}%` : focus)

interface ThumbProps {
  picture: Shown | null | undefined
  /** Its initials replace a missing picture. */
  name: string
  size?: number
  isRound?: boolean
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => word.charAt(0) || [])
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** A logo or portrait next to a name; decorative. */
export const Thumb = ({ picture, name, size = 36, isRound = false }: ThumbProps) => (
  <span
    className={css.thumb}
    data-round={isRound || undefined}
    style={{ width: size, height: size }}
    aria-hidden="true"
  >
    {picture ? (
      <img
        src={variantUrl(picture.url, { size: 'xs' })}
        alt=""
        loading="lazy"
        width={size}
        height={size}
        style={{ objectPosition: positionOf(picture.focus) }}
      />
    ) : (
      initialsOf(name) || <Icon name="image" />
    )}
  </span>
)
