import { Button, Kbd, NativeSelect } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import * as m from '#features/players/messages.ts'
import {
  type Bars,
  guessHidden,
  HIDDEN,
  type Hidden,
  passagesOf,
  selectedIn,
  type Span,
} from '#features/players/screen/passages.ts'
import { entriesOf } from '#shared/objects.ts'
import { saidOptions } from '#shared/words/message.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import css from './words.module.css'

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
    if (!selected) return notify.info(m.selectFirst)
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
        <span>{hidden > 0 && m.passagesHidden({ count: hidden })}</span>
        {bars.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            title={m.holdToSee()}
            aria-pressed={isHeld}
            leftSection={<Icon name="eye" size={15} />}
            onPointerDown={() => setHeld(true)}
            onPointerUp={() => setHeld(false)}
            onPointerLeave={() => setHeld(false)}
            onBlur={() => setHeld(false)}
            onKeyDown={(event: KeyboardEvent) => [' ', 'Enter'].includes(event.key) && setHeld(true)}
            onKeyUp={() => setHeld(false)}
          >
            {m.original()}
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
                title={hiddenWords(bar.what)}
                aria-label={hiddenWords(bar.what)}
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
            aria-label={m.selectedWords()}
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
              {m.hideWords()}
            </Button>
            <NativeSelect
              size="xs"
              aria-label={m.whatItIs()}
              data={saidOptions(OPTIONS)}
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

const hiddenWords = (what: Hidden) => m.hiddenWords({ what: HIDDEN[what]().toLowerCase() })

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
