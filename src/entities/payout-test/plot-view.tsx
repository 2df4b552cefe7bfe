import type { Dot, Plot } from '#entities/payout-test/plot.ts'

interface PlotViewProps {
  plot: Plot
  label: string
  dayOf: (iso: string) => string
  hoursOf: (hours: number) => string
  /** „slib kasina 24 h“ */
  promiseWords: string
}

/** Scale lines closer than this to the promise line get no figure. */
const NEAR = 6

/** Without a viewBox: x and y in percent, the rest in rem, so that dots never distort and grow with the text. */
export const PlotView = ({ plot: { dots, lines, promise }, label, dayOf, hoursOf, promiseWords }: PlotViewProps) => (
  <div className="pd">
    <svg role="img" aria-label={label}>
      {promise && <rect y={`${promise.y}%`} width="100%" height={`${100 - promise.y}%`} />}
      {lines.map(({ hours, y }, index) => (
        <g key={hours}>
          <line className="g" x2="100%" y1={`${y}%`} y2={`${y}%`} />
          {!(promise && Math.abs(promise.y - y) < NEAR) && (
            <text className="ax e" x="-0.5rem" y={`${y}%`} dy="0.25rem">
              {index === lines.length - 1 ? `${hours}\u00a0h` : hours}
            </text>
          )}
        </g>
      ))}
      {promise && (
        <>
          <line className="p" x2="100%" y1={`${promise.y}%`} y2={`${promise.y}%`} />
          <text className="e" x="-0.5rem" y={`${promise.y}%`} dy="0.25rem">
            {promise.y < NEAR ? `${promise.hours}\u00a0h` : promise.hours}
          </text>
          {promise.words && (
            <text
              className={promise.words === 'right' ? 'e pw' : 'pw'}
              x={promise.words === 'right' ? '100%' : 0}
              y={`${promise.y}%`}
              dy={promise.y < NEAR ? '1rem' : '-0.5rem'}
            >
              {promiseWords}
            </text>
          )}
        </>
      )}
      {dots.map((dot) => (
        <DotView key={dot.askedAt + dot.hours} dot={dot} line={promise?.y ?? 0} dayOf={dayOf} hoursOf={hoursOf} />
      ))}
    </svg>
  </div>
)

type DotViewProps = { dot: Dot; line: number } & Pick<PlotViewProps, 'dayOf' | 'hoursOf'>

function DotView({ dot, line, dayOf, hoursOf }: DotViewProps) {
  const { askedAt, hours, x, y, isLate, isNear, steps, label, row, hasDay } = dot
  const at = { x: `${x}%`, y: `${y}%` }
  const moved = {
    ...(isNear ? { cy: `min(${at.y},${line}% - .75rem)` } : {}),
    ...(steps === 0 ? {} : { cx: `calc(${at.x} + ${steps / 2}rem)` }),
  }
  return (
    <>
      <line className="st" x1={at.x} x2={at.x} y1={at.y} y2="100%" />
      <circle className={isLate ? 'l' : undefined} cx={at.x} cy={at.y} style={moved} />
      {label && (
        <text
          className={label === 'left' ? 'e' : undefined}
          {...at}
          dx={label === 'left' ? '-0.75rem' : '0.75rem'}
          dy={`${row}rem`}
        >
          {hoursOf(hours)}
        </text>
      )}
      {hasDay && (
        <text className={`ax${x < SIDE ? '' : x > 100 - SIDE ? ' e' : ' mid'}`} x={sideOf(x)} y="100%" dy="1.125rem">
          {dayOf(askedAt)}
        </text>
      )}
    </>
  )
}

/** Keeps labels of days at the edges inside. */
const SIDE = 6
const sideOf = (x: number) => (x < SIDE ? '0' : x > 100 - SIDE ? '100%' : `${x}%`)
