import { useMedia } from '#entities/media/admin/use-media.ts'
import { variantUrl } from '#shared/images.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { positionOf } from '#ui/admin/thumb.tsx'
import css from './thumb.module.css'

export function Thumb({ mediaId }: { mediaId: string | undefined }) {
  const media = useMedia(mediaId || null)
  return (
    <span className={css.thumb}>
      {media ? (
        <img src={variantUrl(media.url, { size: 'xs' })} alt="" style={{ objectPosition: positionOf(media.focus) }} />
      ) : (
        <Icon name="image" size={15} />
      )}
    </span>
  )
}
