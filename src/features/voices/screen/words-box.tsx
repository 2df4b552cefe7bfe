import { Button, Kbd, NativeSelect } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import { guessHidden, HIDDEN, type Hidden } from '#features/voices/screen/english.ts'
import { passagesOf, selectedIn, type Span } from '#features/voices/screen/passages.ts'
import { entriesOf } from '#shared/objects.ts'
import { ORIGINAL_DAYS } from '#features/voices/shared/limits.ts'
import { formatDate, plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { notify } from '#ui/admin/toasts.tsx'
import css from './words.module.css'

type Bars = DeskVoice['bars']

export interface WordsHandle {
  /** Hides what is selected. */
  hide: () => void
}

interface WordsBoxProps {
  title: string
  text: string
  bars: Bars
  /** How many passages readers do not see. */
  hidden: number
  handle?: Ref<WordsHandle>
  onHide: (bars: Bars) => void
  children?: ReactNode
}

const OPTIONS = entriesOf(HIDDEN).map(([value, label]) => ({ value, label }))
const DAY_MS = 24 * 3_600_000

/** Words that readers will see. What is selected in them can be hidden; a bar is as wide as the words under it. */
export function WordsBox({ title, text, bars, hidden, handle, onHide, children }: WordsBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<Span & { top: number; left: number }>()
  const [what, setWhat] = useState<Hidden>('name')
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    const look = () => {
      const span = box.current && selectedIn(box.current, text)
      // The choice of what it is takes the focus, and with it the selection.
      if (!span) return
      setSelected({ ...span, ...placeBelow(box.current) })
      setWhat(guessHidden(text.slice(span.from, span.to)))
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [text])

  function hide(): void {
    if (!selected) return notify.info('Select the words first')
    onHide([...bars, { from: selected.from, to: selected.to, what }])
    forget()
  }
  function forget(): void {
    setSelected(undefined)
    window.getSelection()?.removeAllRanges()
  }
  useImperativeHandle(handle, () => ({ hide }))

  return (
    <div className={css.box}>
      <div className={css.head}>
        <h3>{title}</h3>
        <span>{hidden > 0 && `${plural(hidden, 'passage', 'passages')} hidden`}</span>
        {bars.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            title="Hold to see it"
            aria-pressed={isHeld}
            leftSection={<Icon name="eye" size={15} />}
            onPointerDown={() => setHeld(true)}
            onPointerUp={() => setHeld(false)}
            onPointerLeave={() => setHeld(false)}
            onBlur={() => setHeld(false)}
            onKeyDown={(event: KeyboardEvent) => [' ', 'Enter'].includes(event.key) && setHeld(true)}
            onKeyUp={() => setHeld(false)}
          >
            Original
          </Button>
        )}
      </div>
      <div className={css.place}>
        <div
          ref={box}
          className={css.text}
          lang="cs"
          data-held={isHeld || undefined}
          onPointerDown={() => setSelected(undefined)}
        >
          {passagesOf(text, bars).map(({ from, words, bar }) =>
            bar ? (
              <button
                key={from}
                type="button"
                className={css.bar}
                data-from={from}
                title={`Hidden: ${HIDDEN[bar.what].toLowerCase()}. Show it again`}
                aria-label={`Hidden: ${HIDDEN[bar.what].toLowerCase()}. Show it again`}
                onClick={() => onHide(bars.filter((each) => each !== bar))}
              >
                {words}
              </button>
            ) : (
              <span key={from} data-from={from}>
                {words}
              </span>
            ),
          )}
        </div>
        {selected && (
          <div
            className={css.tools}
            role="toolbar"
            tabIndex={-1}
            aria-label="Selected words"
            style={{ top: selected.top, left: selected.left }}
            onKeyDown={(event) => event.key === 'Escape' && forget()}
          >
            <Button
              size="compact-sm"
              leftSection={<Icon name="bar" size={15} />}
              rightSection={<Kbd size="xs">H</Kbd>}
              // The words stay selected.
              onPointerDown={(event) => event.preventDefault()}
              onClick={hide}
            >
              Hide words
            </Button>
            <NativeSelect
              size="xs"
              aria-label="What it is"
              data={OPTIONS}
              value={what}
              onChange={({ currentTarget: { value } }) => {
                const chosen = OPTIONS.find((option) => option.value === value)
                if (chosen) setWhat(chosen.value)
              }}
            />
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

const TOOLS_WIDTH = 270
const GAP = 7

/** Below the end of the selection, within the box. */
function placeBelow(box: HTMLElement | null): { top: number; left: number } {
  const range = window.getSelection()?.getRangeAt(0)
  if (!range || !box) return { top: 0, left: 0 }
  const [lines, frame] = [range.getClientRects(), box.getBoundingClientRect()]
  const last = lines[lines.length - 1] ?? range.getBoundingClientRect()
  const left = Math.min(last.left - frame.left, frame.width - TOOLS_WIDTH)
  return { top: last.bottom - frame.top + GAP, left: Math.max(GAP, left) }
}

export function Kept({ voice: { original, keptUntil, decidedAt, leftOut } }: { voice: DeskVoice }) {
  const now = useNow()
  const until = keptUntil ?? new Date(now.getTime() + ORIGINAL_DAYS * DAY_MS).toISOString()
  return (
    <p className={css.kept}>
      <Icon name="clock" size={15} />
      {original === null ? (
        <span>
          The original was deleted {ORIGINAL_DAYS} days after the decision.
          {leftOut.length > 0 && ' What was hidden is gone for good.'}
        </span>
      ) : (
        <span>
          The original is kept until <b>{formatDate(until)}</b>, {ORIGINAL_DAYS} days after{' '}
          {decidedAt ? 'the decision' : 'you decide'}. Then only the words with bars stay.
        </span>
      )}
    </p>
  )
}
