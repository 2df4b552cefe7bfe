import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { CropStage } from '#features/crops/admin/crop-stage.tsx'
import * as m from '#features/crops/admin/messages.ts'
import {
  cropAround,
  fitCrop,
  heightOf,
  type Crop,
  SHAPES,
  type Shape,
  type Size,
  WHOLE,
} from '#features/crops/shared/crop.ts'
import type { Crops } from '#features/crops/shared/schema.ts'
import { FocalPoint } from '#entities/media/admin/focal-point.tsx'
import type { Focus } from '#entities/media/schema.ts'
import { useLocked } from '#records/admin/form/lockable.tsx'
import { variantUrl } from '#shared/images.ts'
import { keysOf } from '#shared/objects.ts'
import css from './in-shapes.module.css'

const NAMES = { '16x9': m.cover, '16x10': m.slide, '4x3': m.gallery, '1x1': m.portrait }

interface InShapesProps {
  picture: Size & { url: string }
  focus: Focus
  crops: Crops
  onFocus: (focus: Focus) => void
  onCrops: (crops: Crops) => void
}

/** The picture with its focal point, and what each shape of the site shows of it. */
export function InShapes({ picture, focus, crops, onFocus, onCrops }: InShapesProps) {
  const isLocked = useLocked()
  const [shape, setShape] = useState<Shape>()
  const partIn = (each: Shape) => fitCrop(each, crops[each] ?? cropAround(each, focus, picture), picture)
  const without = (each: Shape) => Object.fromEntries(Object.entries(crops).filter(([name]) => name !== each))
  const hasCrops = keysOf(SHAPES).some((each) => crops[each])
  return (
    <>
      {shape ? (
        <CropStage
          key={shape}
          name={NAMES[shape]()}
          picture={picture}
          shape={shape}
          value={partIn(shape)}
          isByHand={crops[shape] !== undefined}
          onChange={(crop) => onCrops({ ...crops, [shape]: crop })}
          onReset={() => onCrops(without(shape))}
          onDone={() => setShape(undefined)}
        />
      ) : (
        <FocalPoint url={picture.url} value={focus} onChange={onFocus} />
      )}
      <Group justify="space-between" mt={8}>
        <Text fw={600} c="var(--text)" size="sm">
          {m.shapes()}
        </Text>
        {hasCrops && !isLocked && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onCrops({})}>
            {m.resetAll()}
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" mb={8}>
        {m.shapesAbout()}
      </Text>
      <div className={css.shapes}>
        {keysOf(SHAPES).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={shape === each}
            disabled={isLocked}
            onClick={() => setShape(shape === each ? undefined : each)}
          >
            <Part url={picture.url} shape={each} part={partIn(each)} picture={picture} />
            <span>{NAMES[each]()}</span>
            {crops[each] && <small>{m.byHand()}</small>}
          </button>
        ))}
      </div>
    </>
  )
}

function Part({ url, shape, part, picture }: { url: string; shape: Shape; part: Crop; picture: Size }) {
  const height = heightOf(shape, part.width, picture)
  const portion = (offset: number, of: number) => `${(-WHOLE * offset) / of}%`
  return (
    <span className={css.part} style={{ aspectRatio: SHAPES[shape] }}>
      <img
        src={variantUrl(url, { size: 'sm' })}
        alt=""
        style={{
          width: `${(WHOLE * WHOLE) / part.width}%`,
          height: `${(WHOLE * WHOLE) / height}%`,
          left: portion(part.x, part.width),
          top: portion(part.y, height),
        }}
      />
    </span>
  )
}
