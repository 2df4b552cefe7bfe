import { roundCrowns } from '#shared/czech/bonus-price.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

const MIDDLE = { x: 260, y: 70 }
const ARM = 169
const MAX_TILT = 30
/** How quickly the beam reaches its steepest tilt. */
const SENSITIVITY = 5
const LARGEST = 60
const SCALE = Array.from({ length: 15 }, (_, index) => (index - 7) * 4)

const round = (value: number) => Math.round(value * 10) / 10

function Pan({ x, y, weight, className }: { x: number; y: number; weight: number; className: string }) {
  const bottom = y + 78
  return (
    <>
      <path className="k" d={`M${x} ${y}l-44 78h88z`} />
      {weight > 0 && (
        <rect className={className} x={x - weight / 2} y={bottom - weight} width={weight} height={weight} rx="3" />
      )}
    </>
  )
}

/** A pair of scales: what the bonus gives on one side, what it costs on the other. */
export function Beam({ given, taken }: { given: number; taken: number }) {
  const most = Math.max(given, taken)
  const tilt = round(MAX_TILT * Math.tanh((SENSITIVITY * (taken - given)) / most))
  const weight = (amount: number) => (amount < 0.5 ? 0 : round(Math.max(8, LARGEST * Math.sqrt(amount / most))))
  const [left, right] = [MIDDLE.y - tilt, MIDDLE.y + tilt]
  const heavier =
    Math.round(taken) === Math.round(given) ? 'Váží stejně.' : taken > given ? 'Těžší je ztráta.' : 'Těžší je bonus.'
  const ticks = SCALE.map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180
    const [from, to] = [118, index % 7 === 0 ? 132 : 126]
    const at = (radius: number) =>
      `${round(MIDDLE.x + radius * Math.sin(angle))} ${round(MIDDLE.y + radius * Math.cos(angle))}`
    return `M${at(from)}L${at(to)}`
  })
  return (
    <svg
      className="beam"
      viewBox="0 0 520 260"
      role="img"
      aria-label={hardSpaces(
        `Váhy: na jedné misce bonus ${roundCrowns(given)}, na druhé průměrná ztráta ${roundCrowns(taken)}. ${heavier}`,
      )}
    >
      <path className="t" d={ticks.join('')} />
      <path className="k" d={`M${MIDDLE.x - ARM} ${left}L${MIDDLE.x + ARM} ${right}M260 70v170M215 242h90`} />
      <path className="k ndl" d={`M260 70L${round(MIDDLE.x - (tilt * 2) / 3)} 181`} />
      <circle className="k hub" cx="260" cy="70" r="7" />
      <Pan x={MIDDLE.x - ARM} y={left} weight={weight(given)} className="a" />
      <Pan x={MIDDLE.x + ARM} y={right} weight={weight(taken)} className="z" />
      <Words x={MIDDLE.x - ARM} y={left} amount={given} words="dostanete" />
      <Words x={MIDDLE.x + ARM} y={right} amount={taken} words="v průměru ztratíte" />
    </svg>
  )
}

const Words = ({ x, y, amount, words }: { x: number; y: number; amount: number; words: string }) => (
  <>
    <text className="v" x={x} y={y + 108}>
      {roundCrowns(amount)}
    </text>
    <text x={x} y={y + 128}>
      {hardSpaces(words)}
    </text>
  </>
)
