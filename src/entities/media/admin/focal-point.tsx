import { Button, Group, Text } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import * as m from '#entities/media/admin/messages.ts'
import { CENTRE, type Focus } from '#entities/media/schema.ts'
import { variantUrl } from '#shared/images.ts'
import { useLocked } from '#records/admin/form/lockable.tsx'
import css from './focal-point.module.css'

interface FocalPointProps {
  url: string
  value: Focus
  onChange: (focus: Focus) => void
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAR = 10

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

export function FocalPoint({ url, value, onChange: change }: FocalPointProps) {
  const isLocked = useLocked()
  const onChange = (focus: Focus) => {
    if (!isLocked) change(focus)
  }
  const frame = useRef<HTMLDivElement>(null)

  function follow(event: PointerEvent): void {
    const box = frame.current?.getBoundingClientRect()
    if (!box || event.buttons === 0) return
    onChange({
      x: within((100 * (event.clientX - box.left)) / box.width),
      y: within((100 * (event.clientY - box.top)) / box.height),
    })
  }

  function step(event: KeyboardEvent): void {
    const [x, y] = STEPS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    const by = event.shiftKey ? FAR : 1
    onChange({ x: within(value.x + x * by), y: within(value.y + y * by) })
  }

  const words = `${value.x} %, ${value.y} %`
  return (
    <>
      <div className={css.stage}>
        <div
          ref={frame}
          className={css.frame}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            follow(event)
          }}
          onPointerMove={follow}
        >
          <img src={variantUrl(url, { size: 'md' })} alt="" draggable={false} />
          <span
            role="slider"
            tabIndex={0}
            className={css.handle}
            style={{ left: `${value.x}%`, top: `${value.y}%` }}
            aria-label={m.focalPoint()}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={value.x}
            aria-valuetext={words}
            onKeyDown={step}
          />
        </div>
      </div>
      <Group justify="space-between" gap={8} my={8} wrap="nowrap">
        <Text size="sm" c="dimmed">
          {isLocked ? m.focalPointAt({ at: words }) : m.dragFocalPoint({ at: words })}
        </Text>
        {!isLocked && (
          <Button size="compact-sm" variant="subtle" color="gray" flex="none" onClick={() => onChange(CENTRE)}>
            {m.middle()}
          </Button>
        )}
      </Group>
    </>
  )
}
