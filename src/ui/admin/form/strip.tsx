import { type ReactNode, useEffect, useRef } from 'react'
import css from './strip.module.css'

export interface StripItem<Name extends string> {
  name: Name
  label: string
  /** Next to the label: the number of things to handle there. */
  badge?: ReactNode
}

interface StripProps<Name extends string> {
  label: string
  items: readonly StripItem<Name>[]
  shown: Name | undefined
  onShow: (name: Name) => void
}

/** Tabs to the parts of a long form, below its header. */
export const Strip = <Name extends string>({ label, items, shown, onShow }: StripProps<Name>) => (
  <nav className={css.strip} aria-label={label}>
    {items.map(({ name, ...item }) => (
      <Part key={name} {...item} isShown={name === shown} onShow={() => onShow(name)} />
    ))}
  </nav>
)

/** Scrolls the strip only: scrollIntoView would scroll the page, too, where the strip does not stick. */
function centre(item: HTMLElement): void {
  const strip = item.parentElement
  const middle = ({ left, width }: DOMRect) => left + width / 2
  strip?.scrollBy({ left: middle(item.getBoundingClientRect()) - middle(strip.getBoundingClientRect()) })
}

interface PartProps extends Omit<StripItem<string>, 'name'> {
  isShown: boolean
  onShow: () => void
}

function Part({ label, badge, isShown, onShow }: PartProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isShown && button.current) centre(button.current)
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
