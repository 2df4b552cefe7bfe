interface Size {
  width: number
  height: number
}

/** Said before a picture is replaced by one that pages would have to enlarge. */
export function sizeWarning(before: Size, after: Size): string | undefined {
  if (after.width >= before.width && after.height >= before.height) return undefined
  const words = ({ width, height }: Size) => `${width} × ${height}`
  return `It has ${words(after)} pixels, the present one ${words(before)}. Where the picture is shown large it may look blurred.`
}
