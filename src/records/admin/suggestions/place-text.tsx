import type { ReactNode } from 'react'
import { FieldText } from '#records/admin/form/field-text.tsx'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import type { Path, Unit } from '#shared/merge.ts'

interface PlaceTextProps {
  unit: Unit
  of: object[]
  words: FieldWords | undefined
  children: (...texts: string[]) => ReactNode
}

/** The text of a place on each side: of all fields that belong together, the name of a block only once. */
export function PlaceText({ unit: { paths }, of, words, children }: PlaceTextProps) {
  return (
    <Texts paths={paths} of={of} words={words} known={of.map(() => [])}>
      {children}
    </Texts>
  )
}

interface TextsProps extends Omit<PlaceTextProps, 'unit'> {
  paths: readonly Path[]
  known: string[][]
}

function Texts({ paths: [path, ...more], of, words, known, children }: TextsProps) {
  if (!path) return children(...known.map(whole))
  return (
    <FieldText path={path} of={of} words={words} separator={'\n'}>
      {(...texts) => (
        <Texts paths={more} of={of} words={words} known={known.map((each, index) => [...each, texts[index] ?? ''])}>
          {children}
        </Texts>
      )}
    </FieldText>
  )
}

const whole = (texts: string[]) =>
  texts.filter((text) => text && !texts.some((other) => other !== text && other.startsWith(text))).join('\n')
