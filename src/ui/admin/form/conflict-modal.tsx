import { Box, Button, Group, Kbd, Modal, Text } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Clash } from '#shared/merge.ts'
import { ConflictField } from '#ui/admin/form/conflict-field.tsx'
import type { Conflict, ConflictForm } from '#ui/admin/form/conflict.ts'
import { changedWords, savedWords } from '#ui/admin/form/conflict-words.ts'
import { choiceFor, type Choices, choose, decisionOf, type Side, thirdWay } from '#ui/admin/form/decide.ts'
import { type FieldWords, labelOfUnit } from '#ui/admin/form/field-words.ts'
import { MergedFields } from '#ui/admin/form/merged-fields.tsx'
import { SideFace } from '#ui/admin/form/side-face.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './conflict-modal.module.css'

interface ConflictModalProps {
  form: ConflictForm<any, { updatedAt: string }>
  words: FieldWords | undefined
}

/** Someone else saved meanwhile: nothing was overwritten, and the editor decides about fields that both changed. */
export function ConflictModal({ form, words }: ConflictModalProps) {
  const { conflict, closeConflict } = form
  const [choices, setChoices] = useState<Choices>({})
  return (
    <Modal.Root opened={conflict !== undefined} onClose={closeConflict} size={960} closeOnClickOutside={false}>
      <Modal.Overlay />
      {conflict && <Question {...{ form, conflict, words, choices }} onChoices={setChoices} />}
    </Modal.Root>
  )
}

interface QuestionProps extends ConflictModalProps {
  conflict: Conflict<any, { updatedAt: string }>
  choices: Choices
  onChoices: (choices: Choices) => void
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
const SIDES: Record<string, Side | undefined> = { 1: 'mine', 2: 'theirs', 3: 'third' }

/** The shortcut keys are letters, so they must not apply while typing. */
const isWriting = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')

/** From this many fields on, choosing them one by one is tedious. */
const MANY = 3

function Question({ form, conflict, words, choices, onChoices }: QuestionProps) {
  const { theirs, base, clashes, words: said } = conflict
  const now = useNow()
  const fields = useRef<HTMLDivElement>(null)
  const thirdOf = (clash: Clash) => thirdWay(clash, form.schema, words)
  const open = clashes.filter((clash) => choiceFor(choices, clash).side === undefined)
  const all = () => [...(fields.current?.querySelectorAll<HTMLElement>('[data-clash]') ?? [])]

  const focusOn = (field: HTMLElement | undefined) =>
    (field?.querySelector<HTMLElement>('input:checked') ?? field?.querySelector('input'))?.focus()

  function save(): void {
    const [first] = open
    if (first) focusOn(all()[clashes.indexOf(first)])
    else void form.decide(decisionOf(choices))
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
      return
    }
    const places = all()
    const at = places.findIndex((place) => event.target instanceof Node && place.contains(event.target))
    const clash = clashes[at]
    if (!clash || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    // Elsewhere the arrow keys scroll a long text.
    const step = event.target instanceof HTMLInputElement ? STEPS[event.key] : undefined
    const side = SIDES[event.key]
    if (step === undefined && (!side || (side === 'third' && !thirdOf(clash)))) return
    event.preventDefault()
    if (step !== undefined) focusOn(places[at + step])
    if (!side) return
    onChoices(choose(choices, clash, { side }))
    places[at]?.querySelector<HTMLElement>(`input[value="${side}"]`)?.focus()
  }

  const chooseAll = (side: Side) => onChoices(clashes.reduce((made, clash) => choose(made, clash, { side }), choices))

  return (
    <Modal.Content classNames={{ content: css.content ?? '' }}>
      {/* The dialog itself forwards no key events. */}
      <Box className={css.frame} onKeyDown={onKey}>
        <Modal.Header className={css.head}>
          <SideFace side={said.theirs} size={34} />
          <div className={css.about}>
            <Modal.Title className={css.title}>{said.title}</Modal.Title>
            <Text size="sm" c="dimmed">
              {savedWords(theirs.updatedAt, now)}. {changedWords(said.they, conflict, base !== undefined)}
            </Text>
          </div>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body className={css.body}>
          <MergedFields conflict={conflict} words={words} />
          {clashes.length >= MANY && (
            <Group gap={8} className={css.everywhere}>
              <Text size="sm" c="dimmed">
                For all {clashes.length}:
              </Text>
              <Button size="compact-sm" variant="default" onClick={() => chooseAll('mine')}>
                {said.mine.label}
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => chooseAll('theirs')}>
                {said.theirs.label}
              </Button>
            </Group>
          )}
          <div ref={fields}>
            {clashes.map((clash, index) => (
              <ConflictField
                key={clash.name}
                {...{ clash, said, words }}
                label={labelIn(clashes, clash, words)}
                place={`${index + 1} of ${clashes.length}`}
                third={thirdOf(clash)}
                choice={choiceFor(choices, clash)}
                isFirst={index === 0}
                onChoose={(choice) => onChoices(choose(choices, clash, choice))}
              />
            ))}
          </div>
        </Modal.Body>
        <footer className={css.foot}>
          <Text size="xs" c="dimmed" className={css.note} aria-live="polite">
            {open.length > 0 && clashes.length > open.length ? `${open.length} left to choose. ` : ''}
            {said.note}
          </Text>
          {clashes.length > 1 && (
            <Text size="xs" c="dimmed" visibleFrom="sm">
              <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> field
            </Text>
          )}
          <Button variant="default" onClick={form.closeConflict} rightSection={<Key>Esc</Key>}>
            {said.leave}
          </Button>
          <Button disabled={open.length > 0} onClick={save} rightSection={<Key>Ctrl Enter</Key>}>
            {said.done}
          </Button>
        </footer>
      </Box>
    </Modal.Content>
  )
}

/** “Text”, or “Text 2” where several parts of it are asked about. */
function labelIn(clashes: Clash[], clash: Clash, words: FieldWords | undefined): string {
  const label = labelOfUnit(words, clash.unit)
  const same = clashes.filter(({ unit }) => unit === clash.unit)
  return same.length === 1 ? label : `${label} ${same.indexOf(clash) + 1}`
}

const Key = ({ children }: { children: string }) => (
  <Kbd size="xs" visibleFrom="sm" className={css.key}>
    {children}
  </Kbd>
)
