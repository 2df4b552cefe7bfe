import type { Cover } from '#entities/payout-test/admin/covers.ts'

/** Enough to read a bank statement; the original stays on the device. */
const MAX_WIDTH = 2000
const QUALITY = 0.92
const COVER_COLOUR = '#1b2340'

/** Redraws the picture with its covers: metadata and covered pixels are gone. */
export function drawCovered(canvas: HTMLCanvasElement, picture: ImageBitmap, covers: readonly Cover[]): void {
  const scale = Math.min(1, MAX_WIDTH / picture.width)
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  context.fillStyle = COVER_COLOUR
  for (const { x, y, width, height } of covers) {
    const [left, top] = [Math.floor(x * canvas.width), Math.floor(y * canvas.height)]
    const [right, bottom] = [Math.ceil((x + width) * canvas.width), Math.ceil((y + height) * canvas.height)]
    context.fillRect(left, top, right - left, bottom - top)
  }
}

/** The covered picture as a file; only this one is ever uploaded. */
export async function coveredFile(picture: ImageBitmap, covers: readonly Cover[], name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  drawCovered(canvas, picture, covers)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY))
  if (!blob) throw new Error('The picture could not be drawn.')
  return new File([blob], name, { type: blob.type })
}
