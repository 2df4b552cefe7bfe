type Box = [x: number, y: number, width: number, height: number]

/** Layouts as a few boxes on a grid of 20 × 14. */
const BOXES = {
  cards: [
    [0, 0, 20, 6],
    [0, 8, 20, 6],
  ],
  table: [
    [0, 0, 20, 2],
    [0, 4, 9, 2],
    [11, 4, 9, 2],
    [0, 8, 9, 2],
    [11, 8, 9, 2],
    [0, 12, 9, 2],
    [11, 12, 9, 2],
  ],
  compact: [
    [0, 0, 20, 2],
    [0, 4, 20, 2],
    [0, 8, 20, 2],
    [0, 12, 20, 2],
  ],
  single: [[0, 0, 20, 14]],
  row: [
    [0, 0, 9, 14],
    [11, 0, 9, 14],
  ],
  grid: [
    [0, 0, 9, 6],
    [11, 0, 9, 6],
    [0, 8, 9, 6],
    [11, 8, 9, 6],
  ],
  pictureLeft: [
    [0, 0, 9, 14],
    [12, 2, 8, 2],
    [12, 6, 8, 2],
    [12, 10, 5, 2],
  ],
  pictureRight: [
    [11, 0, 9, 14],
    [0, 2, 8, 2],
    [0, 6, 8, 2],
    [0, 10, 5, 2],
  ],
} satisfies Record<string, Box[]>

export type PictogramName = keyof typeof BOXES

/** A miniature of a layout; decorative, as its name is next to it. */
export const Pictogram = ({ name }: { name: PictogramName }) => (
  <svg viewBox="0 0 20 14" width={20} height={14} fill="currentColor" opacity={0.75} aria-hidden="true">
    {BOXES[name].map(([x, y, width, height], index) => (
      <rect key={index} x={x} y={y} width={width} height={height} rx={1} />
    ))}
  </svg>
)
