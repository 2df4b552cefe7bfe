import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import type { ReactNode } from 'react'
import * as t from '#entities/offer/admin/messages.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'
import { NumberField, Unit } from '#records/admin/form/number-field.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './bonus-terms.module.css'

const MOST = 20

interface GameSharesProps {
  games: BonusTerms['games']
  error: ReactNode
  errors: FormErrors
  onChange: (games: BonusTerms['games']) => void
}

/** The share of a bet that counts towards wagering, per game. */
export const GameShares = ({ games, error, errors, onChange }: GameSharesProps) => (
  <Input.Wrapper label={t.gamesThatCount()} labelElement="div" error={error}>
    <div className={css.games}>
      {games.map(({ game, percent }, index) => (
        <div key={index} className={css.game}>
          <TextInput
            aria-label={t.game({ number: index + 1 })}
            placeholder="automaty"
            maxLength={40}
            value={game}
            error={errors[`bonusTerms.games.${index}.game`]}
            onChange={(event) => onChange(games.with(index, { game: event.currentTarget.value, percent }))}
          />
          <NumberField
            aria-label={t.shareOfGame({ number: index + 1 })}
            allowDecimal
            max={100}
            rightSection={<Unit>%</Unit>}
            value={percent}
            error={errors[`bonusTerms.games.${index}.percent`]}
            onChange={(value) => onChange(games.with(index, { game, percent: value ?? NaN }))}
          />
          <ActionIcon
            size={36}
            aria-label={t.removeGame({ number: index + 1 })}
            onClick={() => onChange(games.filter((_, other) => other !== index))}
          >
            <Icon name="x" size={16} />
          </ActionIcon>
        </div>
      ))}
      {games.length < MOST && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => onChange([...games, { game: '', percent: 100 }])}
          >
            {t.addGame()}
          </Button>
        </div>
      )}
    </div>
  </Input.Wrapper>
)
