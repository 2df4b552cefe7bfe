import { Button, Group, Slider, Text } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import * as m from '#features/crops/admin/messages.ts'
import { type Crop, fitCrop, heightOf, MIN_WIDTH, type Shape, type Size, WHOLE } from '#features/crops/shared/crop.ts'
import { variantUrl } from '#shared/images.ts'
import css from './crop-stage.module.css'

interface CropStageProps {
  name: string
  picture: Size & { url: string }
  shape: Shape
  value: Crop
  isByHand: boolean
  onChange: (crop: Crop) => void
  onReset: () => void
  onDone: () => void
}

const MOVES: Record<string, Crop> = {
  ArrowLeft: { x: -1, y: 0, width: 0 },
  ArrowRight: { x: 1, y: 0, width: 0 },
  ArrowUp: { x: 0, y: -1, width: 0 },
  ArrowDown: { x: 0, y: 1, width: 0 },
  '+': { x: 0, y: 0, width: 1 },
  '=': { x: 0, y: 0, width: 1 },
  '-': { x: 0, y: 0, width: -1 },
}
const FAR = 10

/** The whole picture with the part that a shape shows of it. */
export function CropStage({ name, picture, shape, value, isByHand, onChange, onReset, onDone }: CropStageProps) {
  const frame = useRef<HTMLDivElement>(null)
  /** Where the part was held. */
  const hold = useRef({ x: 0, y: 0 })
  const set = (crop: Crop) => onChange(fitCrop(shape, crop, picture))

  function placeOf(event: PointerEvent): { x: number; y: number } {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return {
      x: (WHOLE * (event.clientX - box.left)) / box.width,
      y: (WHOLE * (event.clientY - box.top)) / box.height,
    }
  }

  function step(event: KeyboardEvent): void {
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    const by = event.shiftKey && move.width === 0 ? FAR : 1
    resize(value.width + move.width, { x: move.x * by, y: move.y * by })
  }

  /** Around its middle. */
  function resize(width: number, moved = { x: 0, y: 0 }): void {
    const wider = width - value.width
    const higher = heightOf(shape, width, picture) - heightOf(shape, value.width, picture)
    set({ width, x: value.x - wider / 2 + moved.x, y: value.y - higher / 2 + moved.y })
  }

  const words = m.partAt({ x: value.x, y: value.y, width: value.width })
  return (
    <>
      <div className={css.stage}>
        <div ref={frame} className={css.frame}>
          <img src={variantUrl(picture.url, { size: 'md' })} alt="" draggable={false} />
          <div
            role="slider"
            tabIndex={0}
            data-autofocus
            className={css.part}
            style={{
              left: `${value.x}%`,
              top: `${value.y}%`,
              width: `${value.width}%`,
              height: `${heightOf(shape, value.width, picture)}%`,
            }}
            aria-label={m.partOf({ shape: name })}
            aria-valuemin={0}
            aria-valuemax={WHOLE}
            aria-valuenow={value.x}
            aria-valuetext={words}
            onKeyDown={step}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              const { x, y } = placeOf(event)
              hold.current = { x: x - value.x, y: y - value.y }
            }}
            onPointerMove={(event) => {
              if (event.buttons === 0) return
              const { x, y } = placeOf(event)
              set({ ...value, x: x - hold.current.x, y: y - hold.current.y })
            }}
          />
        </div>
      </div>
      <Text size="sm" c="dimmed" mt={8}>
        {m.howToMove({ shape: name, at: words })}
      </Text>
      <Slider
        my={10}
        min={MIN_WIDTH}
        max={WHOLE}
        label={null}
        thumbLabel={m.size()}
        value={value.width}
        onChange={(width) => resize(width)}
      />
      <Group justify="flex-end" gap={8} mb={8}>
        {isByHand && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onReset}>
            {m.reset()}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={onDone}>
          {m.done()}
        </Button>
      </Group>
    </>
  )
}
