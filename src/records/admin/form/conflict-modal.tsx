import { Box, Button, Group, Modal, Radio, ScrollArea, Text } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { isSame } from '#shared/is-same.ts'
import { type Clash, valueAt } from '#shared/merge.ts'
import { Marked } from '#records/admin/diff/marked.tsx'
import { choiceFor, type Choices, choose, decisionOf, type Side } from '#records/admin/form/choices.ts'
import type { Conflict, ConflictForm } from '#records/admin/form/conflict.ts'
import { FieldText } from '#records/admin/form/field-text.tsx'
import { type FieldWords, labelOfUnit, wordsFor } from '#records/admin/form/field-words.ts'
import css from './conflict-modal.module.css'

interface ConflictModalProps {
  form: ConflictForm<any, { updatedAt: string }>
  words: FieldWords | undefined
}

/** Someone else saved meanwhile: nothing was overwritten, and the editor decides about what both changed. */
export function ConflictModal({ form, words }: ConflictModalProps) {
  const { conflict, closeConflict } = form
  const [choices, setChoices] = useState<Choices>({})
  return (
    <Modal
      opened={conflict !== undefined}
      onClose={closeConflict}
      title={conflict?.words.title}
      size={960}
      closeOnClickOutside={false}
    >
      {conflict && <Question {...{ form, conflict, words, choices }} onChoices={setChoices} />}
    </Modal>
  )
}

interface QuestionProps extends ConflictModalProps {
  conflict: Conflict<any, { updatedAt: string }>
  choices: Choices
  onChoices: (choices: Choices) => void
}

function Question({ form, conflict, words, choices, onChoices }: QuestionProps) {
  const { base, clashes, taken, kept, joined, words: said } = conflict
  const merged = [...taken, ...kept, ...joined].map((unit) => labelOfUnit(words, unit))
  const isOpen = clashes.some((clash) => choiceFor(choices, clash) === undefined)
  const chooseFor = (some: Clash[]) => (side: Side) => onChoices(choose(choices, some, side))

  function save(): void {
    if (!isOpen) void form.decide(decisionOf(choices))
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }

  return (
    <Box onKeyDown={onKey}>
      <Text size="sm" c="dimmed">
        {merged.length > 0 && <span>{m.mergedAlready({ fields: merged.join(', ') })} </span>}
        {base === undefined && m.baseGone()}
      </Text>
      {clashes.map((clash, index) => (
        <Field
          key={clash.name}
          {...{ clash, words }}
          label={labelIn(clashes, clash, words)}
          sides={{ mine: said.mine, theirs: said.theirs }}
          chosen={choiceFor(choices, clash)}
          isFirst={index === 0}
          onChoose={chooseFor([clash])}
        />
      ))}
      <Text size="xs" c="dimmed">
        {said.note}
      </Text>
      <Group gap={10} mt="md" justify="flex-end">
        {clashes.length > 1 &&
          SIDES.map((side) => (
            <Button key={side} variant="subtle" onClick={() => chooseFor(clashes)(side)}>
              {m.forAll({ side: said[side], count: clashes.length })}
            </Button>
          ))}
        <Button variant="default" onClick={form.closeConflict}>
          {said.leave}
        </Button>
        <Button disabled={isOpen} onClick={save} aria-keyshortcuts="Control+Enter">
          {said.done}
        </Button>
      </Group>
    </Box>
  )
}

/** “Text”, or “Text 2” where several parts of it are asked about. */
function labelIn(clashes: Clash[], clash: Clash, words: FieldWords | undefined): string {
  const label = labelOfUnit(words, clash.unit)
  const same = clashes.filter(({ unit }) => unit === clash.unit)
  return same.length === 1 ? label : m.numbered({ label, number: same.indexOf(clash) + 1 })
}

const SIDES = ['mine', 'theirs'] as const
const SHOWN_HEIGHT = 300

interface FieldProps {
  clash: Clash
  words: FieldWords | undefined
  label: string
  sides: Record<Side, string>
  chosen: Side | undefined
  isFirst: boolean
  onChoose: (side: Side) => void
}

function Field({ clash, words, label, sides, chosen, isFirst, onChoose }: FieldProps) {
  const id = useId()
  return (
    <fieldset className={css.clash} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <Radio.Group<Side> aria-label={label} value={chosen ?? null} onChange={onChoose}>
        <div className={css.sides}>
          {SIDES.map((side) => (
            <div key={side} className={css.side} data-checked={side === chosen || undefined}>
              <Radio
                value={side}
                label={sides[side]}
                aria-label={m.sideOf({ side: sides[side], label })}
                data-autofocus={(isFirst && side === 'mine') || undefined}
              />
              {/* Long texts scroll, by keyboard too. */}
              <ScrollArea.Autosize
                mah={SHOWN_HEIGHT}
                className={css.value}
                viewportProps={{ role: 'group', tabIndex: 0, 'aria-label': `${label}, ${sides[side]}` }}
              >
                <Values {...{ clash, words, side }} />
              </ScrollArea.Autosize>
            </div>
          ))}
        </div>
      </Radio.Group>
    </fieldset>
  )
}

function Values({ clash, words, side }: Pick<FieldProps, 'clash' | 'words'> & { side: Side }) {
  const { mine, theirs, unit } = clash
  const [own, other] = side === 'mine' ? [mine, theirs] : [theirs, mine]
  const isItem = clash.name !== unit.name
  const differing = unit.paths.filter((path) => !isSame(valueAt(mine, path), valueAt(theirs, path)))
  return differing.map((path) => (
    <div key={path.join('.')} lang="cs">
      {differing.length > 1 && <h4 lang="en">{wordsFor(words, path).label}</h4>}
      <FieldText path={path} of={[own, other]} words={words}>
        {(here = '', there = '') => (isItem && here === '' ? '(deleted)' : <Marked own={here} other={there} />)}
      </FieldText>
    </div>
  ))
}
