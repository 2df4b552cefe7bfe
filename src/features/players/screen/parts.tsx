import { Kbd } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Letter, LINK } from '#features/players/letter.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import css from './desk.module.css'

export type Tone = 'info' | 'operator' | 'warn' | 'good' | 'bad' | 'quiet'

/** What something is, in a word. */
export const Tag = ({ icon, tone, children }: { icon?: IconName; tone?: Tone; children: ReactNode }) => (
  <span className={css.state} data-tone={tone}>
    {icon && <Icon name={icon} size={13} />}
    {children}
  </span>
)

interface EmptyProps {
  icon: IconName
  title: string
  words: string
  /** What can be done. */
  children: ReactNode
}

export const Empty = ({ icon, title, words, children }: EmptyProps) => (
  <div className={css.empty}>
    <span>
      <Icon name={icon} size={24} />
    </span>
    <h2>{title}</h2>
    <p>{words}</p>
    {children}
  </div>
)

/** Keys and what each of them does. */
export const Keys = ({ keys }: { keys: readonly (readonly [names: readonly string[], does: () => string])[] }) => (
  <div className={css.keys} aria-hidden="true">
    {keys.map(([names, does]) => (
      <span key={names.join(' ')}>
        {names.map((name) => (
          <Kbd key={name} size="xs">
            {name}
          </Kbd>
        ))}{' '}
        {does()}
      </span>
    ))}
  </div>
)

interface LetterViewProps {
  letter: Letter
  /** So many paragraphs stand before the children. */
  after?: number
  children?: ReactNode
}

/** A letter as the player reads it; what fills itself in is underlined. */
export const LetterView = ({
  letter: { subject, paragraphs },
  after = paragraphs.length,
  children,
}: LetterViewProps) => (
  <div className={css.letter} lang="cs">
    <p>{subject}</p>
    {paragraphs.slice(0, after).map(asParagraph)}
    {children}
    {paragraphs.slice(after).map(asParagraph)}
  </div>
)

function asParagraph(words: string) {
  const [before = '', ...after] = words.split(LINK)
  return (
    <p key={words}>
      {before}
      {after.length > 0 && <u>odkaz na stránku autora</u>}
      {after.join('')}
    </p>
  )
}
