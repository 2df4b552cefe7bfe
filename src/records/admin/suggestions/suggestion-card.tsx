import { ActionIcon, Button } from '@mantine/core'
import { ActorFace } from '#records/admin/actor-face.tsx'
import * as m from '#records/admin/suggestions/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { labelOfUnit } from '#records/admin/form/field-words.ts'
import { PlaceText } from '#records/admin/suggestions/place-text.tsx'
import type { Placed } from '#records/admin/suggestions/placed.ts'
import { Tracked } from '#records/admin/suggestions/tracked.tsx'
import type { Decision } from '#records/admin/suggestions/use-decisions.ts'
import { copyText } from '#ui/admin/copy-text.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Badge } from '#ui/admin/status-badge.tsx'
import css from './suggestions.module.css'

const KIND_WORDS = { added: m.added, removed: m.removed, moved: m.moved, changed: undefined }

interface SuggestionCardProps {
  placed: Placed
  words: FieldWords | undefined
  decision: Decision | undefined
  isCurrent: boolean
  mayDecide: boolean
  onDecide: (decision: Decision | undefined) => void
}

export function SuggestionCard(props: SuggestionCardProps) {
  const { placed, words, decision, isCurrent, mayDecide, onDecide } = props
  const { change, suggestion, number } = placed
  const { unit, live, suggested, base, kind, isOutdated } = suggestion
  const name = change.authorName
  const kindWords = KIND_WORDS[kind]
  return (
    <section
      id={`suggestion-${number}`}
      tabIndex={-1}
      className={css.card}
      data-decision={decision}
      data-current={isCurrent || undefined}
      aria-label={m.suggestionOf({ number, name, field: labelOfUnit(words, unit) })}
    >
      <PlaceText unit={unit} of={[live, suggested, base]} words={words}>
        {(before = '', after = '', began = '') => (
          <>
            <p className={css.text} lang="cs">
              <Tracked before={before} after={after} />
            </p>
            {isOutdated && (
              <div className={css.outdated}>
                <Badge tone="caution">{m.outdated()}</Badge>
                {began !== '' && <span>{m.beganFrom({ text: began })}</span>}
                <ActionIcon size={28} variant="default" aria-label={m.copy()} onClick={() => void copyText(after)}>
                  <Icon name="copy" size={15} />
                </ActionIcon>
              </div>
            )}
            <footer className={css.foot}>
              <ActorFace id={change.authorId} name={name} size={22} />
              <b>{name}</b>
              {kindWords && <Badge tone="quiet">{kindWords()}</Badge>}
              {before === after && kind === 'changed' && <Badge tone="quiet">{m.onlyForm()}</Badge>}
              {mayDecide && <Actions {...{ number, name, decision, onDecide }} />}
            </footer>
          </>
        )}
      </PlaceText>
    </section>
  )
}

interface ActionsProps {
  number: number
  name: string
  decision: Decision | undefined
  onDecide: (decision: Decision | undefined) => void
}

function Actions({ number, name, decision, onDecide }: ActionsProps) {
  if (decision) {
    const isAccepted = decision === 'accepted'
    return (
      <span className={css.actions}>
        <Badge tone={isAccepted ? 'good' : 'bad'}>{isAccepted ? m.accepted() : m.refused()}</Badge>
        <Button size="compact-sm" variant="subtle" onClick={() => onDecide(undefined)}>
          {m.takeBack()}
        </Button>
      </span>
    )
  }
  return (
    <span className={css.actions}>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={m.refuseOf({ number, name })}
        leftSection={<Icon name="x" size={14} />}
        onClick={() => onDecide('refused')}
      >
        {m.refuse()}
      </Button>
      <Button
        size="compact-sm"
        aria-label={m.acceptOf({ number, name })}
        leftSection={<Icon name="check" size={14} />}
        onClick={() => onDecide('accepted')}
      >
        {m.accept()}
      </Button>
    </span>
  )
}
