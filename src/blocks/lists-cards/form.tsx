import * as m from '#blocks/messages.ts'
import { Input, SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { ChoiceField } from '#blocks/admin/choice-field.tsx'
import { at, set, text } from '#blocks/admin/editing.ts'
import { ItemList } from '#blocks/admin/item-list.tsx'
import { RichLines } from '#blocks/admin/rich-lines.tsx'
import { CARD_ICONS, emptyCard } from '#blocks/lists-cards/block.ts'
import type { Message } from '#shared/words/message.ts'
import { Icon } from '#ui/site/icon.tsx'
import css from './icon-choice.module.css'

const STYLES = [
  { value: 'check', label: m.ticks },
  { value: 'bullet', label: m.bullets },
  { value: 'number', label: m.numbers },
] as const

export default function ListsCardsForm({ block }: BlockFormProps<'listsCards'>) {
  return (
    <>
      <ChoiceField
        label={m.listsWith()}
        options={STYLES}
        value={block.value.style}
        onChange={(style) => set(block, { style })}
      />
      <ItemList
        label={m.cards()}
        one={m.card}
        list={at(block, 'cards')}
        max={12}
        empty={emptyCard}
        summaryOf={(card) => card.title}
      >
        {(card) => (
          <>
            <TextInput label={m.title()} required maxLength={100} {...text(card, 'title')} />
            <IconChoice value={card.value.icon} onChange={(icon) => set(card, { icon })} />
            <RichLines label={m.lines()} list={at(card, 'items')} max={20} maxLength={300} />
          </>
        )}
      </ItemList>
    </>
  )
}

type CardIcon = (typeof CARD_ICONS)[number]

const NAMES: Record<CardIcon, Message> = {
  check: m.iconTick,
  shield: m.iconShield,
  clock: m.iconClock,
  card: m.iconCard,
  gift: m.iconGift,
  phone: m.iconPhone,
  chat: m.iconChat,
  scale: m.iconScale,
  warn: m.iconWarn,
  info: m.iconInfo,
}

interface IconChoiceProps {
  value: CardIcon | undefined
  onChange: (icon: CardIcon | undefined) => void
}

function IconChoice({ value, onChange }: IconChoiceProps) {
  const id = useId()
  return (
    <Input.Wrapper label={m.icon()} labelElement="div" labelProps={{ id }}>
      <div>
        <SegmentedControl
          className={css.icons}
          aria-labelledby={id}
          value={value ?? ''}
          onChange={(chosen) => onChange(CARD_ICONS.find((icon) => icon === chosen))}
          data={[
            { value: '', label: m.noIcon() },
            ...CARD_ICONS.map((icon) => ({
              value: icon,
              label: (
                <span className={css.icon} title={NAMES[icon]()}>
                  <Icon name={icon} />
                  <VisuallyHidden>{NAMES[icon]()}</VisuallyHidden>
                </span>
              ),
            })),
          ]}
        />
      </div>
    </Input.Wrapper>
  )
}
