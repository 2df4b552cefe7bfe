import type { ReactNode } from 'react'
import { type Letter, LINK } from '#features/players/letter.ts'
import css from './dialogs.module.css'

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
    <p className={css.subject}>{subject}</p>
    {paragraphs.slice(0, after).map((words) => (
      <Paragraph key={words} words={words} />
    ))}
    {children}
    {paragraphs.slice(after).map((words) => (
      <Paragraph key={words} words={words} />
    ))}
  </div>
)

function Paragraph({ words }: { words: string }) {
  const [before = '', ...after] = words.split(LINK)
  return (
    <p>
      {before}
      {after.length > 0 && <u>odkaz na stránku autora</u>}
      {after.join('')}
    </p>
  )
}
