import type { Picture } from '#shared/schema/picture.ts'
import { Img } from '#ui/site/image.tsx'

/** The cover of a post beside its title, which says everything; a post without one gets our drawing. */
export const Art = ({ picture, sizes }: { picture: Picture | null; sizes: string }) => (
  <div className="art">{picture ? <Img picture={{ ...picture, alt: '' }} sizes={sizes} /> : <Drawing />}</div>
)

const Drawing = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <rect x="40" y="24" width="240" height="134" rx="10" fill="var(--art-paper)" />
    <path d="M40 50h240M54 37h.1M64 37h.1M74 37h.1" />
    <rect x="58" y="64" width="94" height="40" rx="6" fill="var(--art-fill)" />
    <path d="M170 64h32v40h-32zM226 64h32v40h-32zM62 114h36v30H62zM116 114h36v30h-36zM168 114h36v30h-36z" />
    <rect x="220" y="114" width="44" height="30" rx="6" fill="var(--art-pop)" />
  </svg>
)
