import { Text } from '@mantine/core'
import css from './length-bar.module.css'

interface LengthBarProps {
  length: number
  min?: number
  max: number
  note?: string
}

/** Length of a text against the recommended range. Advice only, nothing is rejected. */
export function LengthBar({ length, min = 0, max, note }: LengthBarProps) {
  const advice = length === 0 ? '' : length > max ? 'Likely to be cut off.' : length < min ? 'Rather short.' : ''
  return (
    <>
      <div className={css.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (length / max) * 100)}%` }} data-warns={advice !== '' || undefined} />
      </div>
      <div className={css.words}>
        <span>{note}</span>
        <span>
          {advice && (
            <Text span fz={12} c="var(--warn)">
              {advice}{' '}
            </Text>
          )}
          <span className={css.number}>
            {length} / {max}
          </span>
        </span>
      </div>
    </>
  )
}
