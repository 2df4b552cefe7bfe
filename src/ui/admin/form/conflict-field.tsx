import { Button, Kbd, Radio, ScrollArea, Textarea } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { isSame } from '#shared/is-same.ts'
import { type Clash, valueAt } from '#shared/merge.ts'
import { Marked } from '#ui/admin/diff/marked.tsx'
import type { ConflictWords, SideWords } from '#ui/admin/form/conflict-words.ts'
import type { Choice, Side, ThirdWay } from '#ui/admin/form/decide.ts'
import { FieldText } from '#ui/admin/form/field-text.tsx'
import { type FieldWords, wordsFor } from '#ui/admin/form/field-words.ts'
import { SideFace } from '#ui/admin/form/side-face.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './conflict-modal.module.css'

const SHOWN_HEIGHT = 300

interface ConflictFieldProps {
  clash: Clash
  said: Pick<ConflictWords, 'mine' | 'theirs'>
  words: FieldWords | undefined
  label: string
  /** “1 of 2” */
  place: string
  third: ThirdWay | undefined
  choice: Choice
  isFirst: boolean
  onChoose: (choice: Choice) => void
}

/** Both values of what two people changed, side by side, and a third option. */
export function ConflictField(props: ConflictFieldProps) {
  const { clash, said, words, label, place, third, choice, isFirst, onChoose } = props
  const { mine, theirs, unit } = clash
  const isItem = clash.name !== unit.name
  const id = useId()
  const [path] = unit.paths
  const differing = unit.paths.filter((each) => !isSame(valueAt(mine, each), valueAt(theirs, each)))
  const value = (own: object, other: object) =>
    differing.map((each) => (
      <div key={each.join('.')}>
        {differing.length > 1 && <h4>{wordsFor(words, each).label}</h4>}
        <FieldText path={each} of={[own, other]} words={words}>
          {(here = '', there = '') => (isItem && here === '' ? '(deleted)' : <Marked own={here} other={there} />)}
        </FieldText>
      </div>
    ))

  return (
    <fieldset className={css.clash} aria-labelledby={id} data-clash>
      <div className={css.name}>
        <h3 id={id}>{label}</h3>
        <small>Changed in both. {place}</small>
      </div>
      <Radio.Group<Side> aria-label={label} value={choice.side ?? null} onChange={(side) => onChoose({ side })}>
        <div className={css.sides}>
          <Card side="mine" label={said.mine} field={label} isChosen={choice.side === 'mine'} isFirst={isFirst}>
            {value(mine, theirs)}
          </Card>
          <Card side="theirs" label={said.theirs} field={label} isChosen={choice.side === 'theirs'}>
            {value(theirs, mine)}
          </Card>
          {path && third && choice.side === 'third' && (
            <Card side="third" label={{ label: 'A third one' }} field={label} isChosen className={css.wide}>
              <Third
                label={label}
                isLong={third.isLong}
                text={choice.text ?? String(valueAt(mine, path))}
                onWrite={(text) => onChoose({ side: 'third', text })}
              />
            </Card>
          )}
        </div>
      </Radio.Group>
      {third && choice.side !== 'third' && (
        <Button
          variant="transparent"
          size="compact-sm"
          px={0}
          leftSection={<Icon name="edit" size={15} />}
          rightSection={<Key>3</Key>}
          onClick={() => onChoose({ side: 'third' })}
        >
          Write a third one
        </Button>
      )}
    </fieldset>
  )
}

interface CardProps {
  side: Side
  label: SideWords
  field: string
  isChosen: boolean
  isFirst?: boolean
  className?: string | undefined
  children: ReactNode
}

const KEY_OF = { mine: '1', theirs: '2', third: '3' }

function Card({ side, label, field, isChosen, isFirst, className, children }: CardProps) {
  return (
    <div className={`${css.side} ${className ?? ''}`} data-checked={isChosen || undefined}>
      <Radio
        value={side}
        aria-label={`${label.label}: ${field}`}
        data-autofocus={isFirst || undefined}
        classNames={{ body: css.radioBody ?? '', labelWrapper: css.who ?? '' }}
        label={
          <span className={css.whoLine}>
            <SideFace side={label} size={20} />
            {label.label}
            <Key>{KEY_OF[side]}</Key>
          </span>
        }
      />
      {/* Long texts scroll, by keyboard too. */}
      <ScrollArea.Autosize
        mah={SHOWN_HEIGHT}
        offsetScrollbars="y"
        className={css.value}
        viewportProps={{ role: 'group', tabIndex: 0, 'aria-label': `${field}, ${label.label}` }}
      >
        {children}
      </ScrollArea.Autosize>
    </div>
  )
}

const Key = ({ children }: { children: string }) => (
  <Kbd size="xs" visibleFrom="sm" className={css.end}>
    {children}
  </Kbd>
)

interface ThirdProps {
  label: string
  isLong: boolean
  text: string
  onWrite: (text: string) => void
}

/** A single-line text must not contain line breaks, however long it is. */
const Third = ({ label, isLong, text, onWrite }: ThirdProps) => (
  <Textarea
    aria-label={`${label}, a third one`}
    value={text}
    autoFocus
    autosize
    minRows={isLong ? 2 : 1}
    onChange={({ currentTarget: { value } }) => onWrite(isLong ? value : value.replaceAll('\n', ' '))}
  />
)
