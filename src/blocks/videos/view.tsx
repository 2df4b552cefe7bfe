import { BlockFrame, type Shown } from '#blocks/block-frame.tsx'
import { sizesIn } from '#blocks/image-sizes.ts'
import type { Video } from '#blocks/videos/block.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { biggestUrl, Img } from '#ui/site/image.tsx'

const PLAY = 'Přehrát video'

export function VideosView({ data }: { data: Shown<Video> }) {
  const { title, still, player } = data
  if (!player) return null
  const { from, src, href } = player
  return (
    <BlockFrame data={data}>
      <figure className="video">
        {from === 'file' ? (
          <video
            controls
            preload="none"
            src={src}
            aria-label={title || undefined}
            {...(still ? { poster: biggestUrl(still) } : {})}
          >
            <track kind="captions" srcLang="cs" label={labels.captions} src={src.replace(/\.\w+$/, '.vtt')} />
          </video>
        ) : (
          <a href={href} rel="noopener" data-player={src} data-title={title || PLAY}>
            {still && <Img picture={{ ...still, alt: '' }} sizes={sizesIn(1)} shape="16x9" />}
            <span className="video-play">
              {PLAY}
              {title && <span className="vh">: {title}</span>}
            </span>
          </a>
        )}
        <figcaption>
          {title && <b>{hardSpaces(title)}</b>}
          {from !== 'file' && (
            <small>{hardSpaces(`Až po kliknutí se načte z ${from === 'YouTube' ? 'YouTube' : 'Vimea'}.`)}</small>
          )}
        </figcaption>
      </figure>
    </BlockFrame>
  )
}
