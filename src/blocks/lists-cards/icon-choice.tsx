import { Input, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { CARD_ICONS } from '#blocks/lists-cards/block.ts'
import { Icon } from '#ui/site/icon.tsx'
import css from './icon-choice.module.css'

type CardIcon = (typeof CARD_ICONS)[number]

const NAMES: Record<CardIcon, string> = {
  check: 'Tick',
  shield: 'Shield',
  clock: 'Clock',
  card: 'Payment card',
  gift: 'Gift',
  phone: 'Phone',
  chat: 'Chat',
  scale: 'Scales',
  warn: 'Warning',
  info: 'Information',
}

interface IconChoiceProps {
  value: CardIcon | undefined
  onChange: (icon: CardIcon | undefined) => void
}

export function IconChoice({ value, onChange }: IconChoiceProps) {
  const id = useId()
  return (
    <Input.Wrapper label="Icon" labelElement="div" labelProps={{ id }}>
      <div>
        <SegmentedControl
          className={css.icons}
          aria-labelledby={id}
          value={value ?? ''}
          onChange={(chosen) => onChange(CARD_ICONS.find((icon) => icon === chosen))}
          data={[
            { value: '', label: 'None' },
            ...CARD_ICONS.map((icon) => ({
              value: icon,
              label: (
                <span className={css.icon} title={NAMES[icon]}>
                  <Icon name={icon} />
                  <VisuallyHidden>{NAMES[icon]}</VisuallyHidden>
                </span>
              ),
            })),
          ]}
        />
      </div>
    </Input.Wrapper>
  )
}
