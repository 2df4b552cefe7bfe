import { type ReactNode, useEffect, useRef } from 'react'
import { scrollToMiddle } from '#ui/admin/scroll-to-middle.ts'
import css from './strip.module.css'

export interface StripItem<Name extends string> {
  name: Name
  label: string
  badge?: ReactNode
}

interface StripProps<Name extends string> {
  label: string
  items: readonly StripItem<Name>[]
  shown: Name | undefined
  onShow: (name: Name) => void
}

export const Strip = <Name extends string>({ label, items, shown, onShow }: StripProps<Name>) => (
  <nav className={css.strip} aria-label={label}>
    {items.map(({ name, ...item }) => (
      <Part key={name} {...item} isShown={name === shown} onShow={() => onShow(name)} />
    ))}
  </nav>
)

interface PartProps extends Omit<StripItem<string>, 'name'> {
  isShown: boolean
  onShow: () => void
}

function Part({ label, badge, isShown, onShow }: PartProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const item = button.current
    if (isShown && item?.parentElement) scrollToMiddle(item.parentElement, item)
  }, [isShown])
  return (
    <button
      ref={button}
      type="button"
      className={css.item}
      aria-current={isShown ? 'true' : undefined}
      onClick={onShow}
    >
      {label}
      {badge}
    </button>
  )
}
