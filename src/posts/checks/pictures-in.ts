import { collectIn, isObject, type Path } from '#shared/checks/at-path.ts'
import type { Img } from '#entities/media/schema.ts'
import { oncePerPost } from '#posts/checks/once-per-post.ts'

interface FoundPicture {
  img: Img
  path: Path
}

const WITH_PICTURES = ['banner', 'content', 'shortcodesConfig'] as const

const isImg = (value: unknown): value is Img =>
  isObject(value) && typeof value['mediaId'] === 'string' && typeof value['alt'] === 'string'

export const picturesIn = oncePerPost((post): readonly FoundPicture[] =>
  WITH_PICTURES.flatMap((name) =>
    collectIn(post[name], [name], (object, path) =>
      isImg(object) && object.mediaId !== '' ? [{ img: object, path: path() }] : [],
    ),
  ),
)
