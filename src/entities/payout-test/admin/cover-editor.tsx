import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import * as m from '#entities/payout-test/admin/messages.ts'
import { drawCovered } from '#entities/payout-test/admin/covered-picture.ts'
import {
  afterKey,
  type Cover,
  coverBetween,
  coverWords,
  firstCover,
  fitted,
  isDrawn,
} from '#entities/payout-test/admin/covers.ts'
import { undo } from '#ui/admin/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './payouts.module.css'

interface CoverEditorProps {
  picture: ImageBitmap
  covers: readonly Cover[]
  onChange: (covers: readonly Cover[]) => void
  onUndo: (() => void) | undefined
}

type Mode = 'cover' | 'move'
const MODES: { value: Mode; label: () => string }[] = [
  { value: 'cover', label: m.cover },
  { value: 'move', label: m.move },
]

interface Point {
  x: number
  y: number
}

export function CoverEditor({ picture, covers, onChange, onUndo }: CoverEditorProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [mode, setMode] = useState<Mode>('cover')
  const [start, setStart] = useState<{ at: Point; moved?: number }>()
  const [end, setEnd] = useState<Point>()
  useEffect(() => {
    if (canvas.current) drawCovered(canvas.current, picture, [])
  }, [picture])

  function pointOf(event: PointerEvent): Point {
    const box = stage.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }

  function begin(event: PointerEvent, moved?: number): void {
    event.preventDefault()
    event.stopPropagation()
    stage.current?.setPointerCapture(event.pointerId)
    setStart({ at: pointOf(event), ...(moved === undefined ? {} : { moved }) })
    setEnd(undefined)
  }

  const shifted = (cover: Cover, from: Point, to: Point) =>
    fitted({ ...cover, x: cover.x + to.x - from.x, y: cover.y + to.y - from.y })
  const drawn = start && end && start.moved === undefined ? coverBetween(start.at, end) : undefined
  const shown = covers.map((cover, index) =>
    start && end && start.moved === index ? shifted(cover, start.at, end) : cover,
  )

  function finish(): void {
    if (start && end) {
      if (start.moved !== undefined) onChange(shown)
      else if (drawn && isDrawn(drawn)) onChange([...covers, drawn])
    }
    setStart(undefined)
    setEnd(undefined)
  }

  function type(event: KeyboardEvent, index: number): void {
    const cover = covers[index]
    if (!cover) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onChange(covers.filter((_, at) => at !== index))
      return
    }
    const next = afterKey(cover, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(covers.map((each, at) => (at === index ? next : each)))
  }

  const place = ({ x, y, width, height }: Cover) => ({
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  })

  return (
    <div>
      <Group gap={8} mb={8}>
        <SegmentedControl
          aria-label={m.whatDraggingDoes()}
          data={MODES.map(({ value, label }) => ({ value, label: label() }))}
          value={mode}
          onChange={setMode}
        />
        <Button variant="default" size="compact-md" onClick={() => onChange([...covers, firstCover()])}>
          {m.addCover()}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Icon name="undo" size={16} />}
          disabled={!onUndo}
          onClick={onUndo}
        >
          {undo()}
        </Button>
      </Group>
      <div
        ref={stage}
        className={css.stage}
        data-mode={mode}
        onPointerDown={(event) => mode === 'cover' && begin(event)}
        onPointerMove={(event) => start && setEnd(pointOf(event))}
        onPointerUp={finish}
        onPointerCancel={finish}
      >
        <canvas ref={canvas} className={css.canvas} role="img" aria-label={m.thePicture()} />
        {shown.map((cover, index) => (
          <button
            // eslint-disable-next-line react/no-array-index-key -- a cover is its place in the list
            key={index}
            type="button"
            className={css.cover}
            style={place(cover)}
            aria-label={coverWords(cover, index)}
            onPointerDown={(event) => mode === 'move' && begin(event, index)}
            onKeyDown={(event) => type(event, index)}
          />
        ))}
        {drawn && <span className={css.cover} style={place(drawn)} />}
      </div>
      <Text size="xs" c="dimmed" mt={6}>
        {m.coverHint()}
      </Text>
    </div>
  )
}
