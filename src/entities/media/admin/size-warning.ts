import * as m from '#entities/media/admin/messages.ts'

interface Size {
  width: number
  height: number
}

/** A warning before replacing a picture with a smaller one, which pages would have to enlarge. */
export function sizeWarning(before: Size, after: Size): string | undefined {
  if (after.width >= before.width && after.height >= before.height) return undefined
  const words = ({ width, height }: Size) => `${width} × ${height}`
  return m.smaller({ after: words(after), before: words(before) })
}
