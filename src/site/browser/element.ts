import { smallSourceSet, variantUrl } from '#shared/images.ts'
import type { Picture } from '#shared/schema/picture.ts'

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/** Decorative: it is next to a name, so it has no alternative text. */
export const smallPicture = (picture: Picture, [width, height]: readonly [number, number]) =>
  element('img', {
    srcset: smallSourceSet(picture),
    sizes: `${width}px`,
    src: variantUrl(picture.url, { size: 'xs' }),
    alt: '',
    width,
    height,
  })
