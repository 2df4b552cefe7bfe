import { Button, Kbd, Textarea } from '@mantine/core'
import { type HotkeyItem, useHotkeys } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import * as m from '#records/admin/suggestions/messages.ts'
import { isEditor } from '#records/admin/api/user.ts'
import { type FieldWords, labelOfUnit } from '#records/admin/form/field-words.ts'
import type { AnyRecordForm } from '#records/admin/form/record-form-types.ts'
import { inputOf } from '#records/admin/form/record-input.ts'
import { isLive, type RecordBase } from '#records/admin/resource.ts'
import { acceptAll, acceptOne, type Placed, placeAll } from '#records/admin/suggestions/placed.ts'
import { PlaceText } from '#records/admin/suggestions/place-text.tsx'
import { RunningText } from '#records/admin/suggestions/running-text.tsx'
import { SuggestionCard } from '#records/admin/suggestions/suggestion-card.tsx'
import type { Deciding, Decision } from '#records/admin/suggestions/use-decisions.ts'
import { useSaveDecisions } from '#records/admin/suggestions/use-save-decisions.ts'
import type { ListedChange } from '#records/changes/schema.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { topDialog } from '#ui/admin/screen-keys.ts'
import css from './suggestions.module.css'

interface ReviewTextProps {
  recordForm: AnyRecordForm
  words: FieldWords | undefined
  changes: ListedChange[]
  live: RecordBase
  deciding: Deciding
  onDone: () => void
}

/** All that colleagues suggest, inside the text, to be accepted or refused one by one. */
export function ReviewText({ recordForm, words, changes, live, deciding, onDone }: ReviewTextProps) {
  const { groups } = recordForm.merge
  const { getValues } = recordForm.form
  const input = useMemo(() => inputOf<object>(live, getValues()), [live, getValues])
  const units = useMemo(() => placeAll(input, changes, groups), [input, changes, groups])
  const all = useMemo(() => units.flatMap(({ placed }) => placed), [units])
  const [chosen, choose] = useState<string>()
  const top = useRef<HTMLDivElement>(null)
  const { now: decisions, note } = deciding
  const { save, isSaving } = useSaveDecisions(recordForm, live, { all, deciding, onDone })
  const mayDecide = isEditor()

  const isOpen = ({ key }: Placed) => !decisions.has(key)
  const count = (wanted: Decision) => all.filter(({ key }) => decisions.get(key) === wanted).length
  const left = all.filter(isOpen).length
  const [accepted, refused] = [count('accepted'), count('refused')]
  const at = all.findIndex(({ key }) => key === chosen)

  function goTo(placed: Placed | undefined): void {
    if (!placed) return
    choose(placed.key)
    const card = document.querySelector<HTMLElement>(`#suggestion-${placed.number}`)
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
  }
  const step = (by: 1 | -1) => goTo(all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by])
  const decide = (placed: Placed, decision: Decision | undefined) =>
    deciding.decide(decision === 'accepted' ? acceptOne(placed, all, decisions) : [[placed.key, decision]])
  /** By key, on to the next one. */
  function decideChosen(decision: Decision): void {
    const placed = all[at]
    if (!placed || !mayDecide) return
    decide(placed, decision)
    goTo([...all.slice(at + 1), ...all.slice(0, at)].find(isOpen))
  }
  const here = (act: () => void) => () => {
    if (topDialog()?.contains(top.current)) act()
  }
  const keys: HotkeyItem[] = [
    ['J', here(() => step(1))],
    ['K', here(() => step(-1))],
    ['A', here(() => decideChosen('accepted'))],
    ['R', here(() => decideChosen('refused'))],
    ['Z', here(deciding.undo)],
  ]
  // A switch that has the focus keeps none of them; a note is typed.
  useHotkeys(keys, ['TEXTAREA'])
  useHotkeys([['mod+Enter', here(() => void save())]], [])

  if (all.length === 0) return <p ref={top}>{m.nothingSuggested()}</p>
  return (
    <>
      <div className={css.tools} ref={top} role="toolbar" aria-label={m.suggestionsIn()}>
        <b role="status">{left > 0 ? m.leftToDecide({ count: left }) : m.allDecided()}</b>
        <Button.Group>
          <Button variant="default" size="xs" onClick={() => step(-1)} rightSection={<Key>K</Key>}>
            {m.previous()}
          </Button>
          <Button variant="default" size="xs" onClick={() => step(1)} rightSection={<Key>J</Key>}>
            {m.next()}
          </Button>
        </Button.Group>
        {mayDecide ? (
          <span className={css.end}>
            <Button
              variant="default"
              size="xs"
              onClick={() => deciding.decide(all.filter(isOpen).map(({ key }) => [key, 'refused']))}
            >
              {m.refuseAll()}
            </Button>
            <Button variant="default" size="xs" onClick={() => deciding.decide(acceptAll(all, decisions))}>
              {m.acceptAll()}
            </Button>
            <Button
              variant="default"
              size="xs"
              disabled={!deciding.mayUndo}
              onClick={deciding.undo}
              leftSection={<Icon name="undo" size={15} />}
              rightSection={<Key>Z</Key>}
            >
              {m.undo()}
            </Button>
          </span>
        ) : (
          <span className={css.end}>{m.onlyEditors()}</span>
        )}
      </div>
      <div className={css.paper}>
        {units.map(({ unit, placed }) => (
          <section key={unit.name} aria-label={labelOfUnit(words, unit)}>
            <h3 className={css.field}>{labelOfUnit(words, unit)}</h3>
            <RunningText {...{ unit, placed, words }} live={input}>
              {(each, isAway) =>
                isAway ? (
                  <MovedAway key={`away ${each.key}`} placed={each} words={words} />
                ) : (
                  <SuggestionCard
                    key={each.key}
                    placed={each}
                    words={words}
                    decision={decisions.get(each.key)}
                    isCurrent={each.key === chosen}
                    mayDecide={mayDecide}
                    onDecide={(decision) => {
                      choose(each.key)
                      decide(each, decision)
                    }}
                  />
                )
              }
            </RunningText>
          </section>
        ))}
      </div>
      {mayDecide && (
        <div className={css.bar}>
          {refused > 0 && (
            <Textarea
              className={css.note}
              label={m.whyRefused()}
              description={m.whyRefusedNote()}
              autosize
              minRows={1}
              maxRows={5}
              maxLength={1000}
              value={note}
              onChange={(event) => deciding.setNote(event.currentTarget.value)}
            />
          )}
          <div className={css.sum}>
            {m.acceptedSoFar({ number: accepted })} · {m.refusedSoFar({ number: refused })}
            <small>{accepted > 0 && isLive(live) ? m.seenAtOnce() : m.notSeenYet()}</small>
          </div>
          <Button
            loading={isSaving}
            disabled={accepted + refused === 0}
            onClick={() => void save()}
            rightSection={<Key>Ctrl Enter</Key>}
          >
            {m.saveDecisions()}
          </Button>
        </div>
      )}
      {mayDecide && <p className={css.keys}>{m.keys()}</p>}
    </>
  )
}

const MovedAway = ({ placed, words }: { placed: Placed; words: FieldWords | undefined }) => (
  <PlaceText unit={placed.suggestion.unit} of={[placed.suggestion.live]} words={words}>
    {(text) => (
      <p className={css.away} lang="cs">
        <del>{text}</del> <small>{m.movedAway({ name: placed.change.authorName })}</small>
      </p>
    )}
  </PlaceText>
)

const Key = ({ children }: { children: string }) => (
  <Kbd size="xs" visibleFrom="sm">
    {children}
  </Kbd>
)
