import { Button } from '@mantine/core'
import { useState } from 'react'
import { undo } from '#ui/admin/messages.ts'
import * as m from '#entities/offer/messages.ts'
import * as t from '#entities/offer/admin/messages.ts'
import { againstTerms } from '#shared/czech/against-terms.ts'
import { bonusSentence, moneySentence, plainSpaces, wageringSentence } from '#shared/czech/bonus-terms.ts'
import type { BonusTerms } from '#shared/schema/bonus-terms.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './bonus-terms.module.css'

export interface TermsTexts {
  bonus: string
  wageringRequirements?: string
}

const SENTENCES = {
  bonus: { label: m.bonus, make: bonusSentence },
  wageringRequirements: { label: m.wageringRequirements, make: wageringSentence },
} as const

interface TermsSentencesProps {
  terms: BonusTerms
  texts: TermsTexts
  onWrite: (texts: TermsTexts) => void
}

export function TermsSentences({ terms, texts, onWrite }: TermsSentencesProps) {
  const [before, setBefore] = useState<TermsTexts>()
  const lines = (['bonus', 'wageringRequirements'] as const).flatMap((field) => {
    const text = texts[field]
    if (text === undefined) return []
    const sentence = SENTENCES[field].make(terms)
    return [{ field, text, sentence, isSame: plainSpaces(text) === plainSpaces(sentence) }]
  })
  const others = lines.filter(({ isSame, sentence }) => !isSame && sentence !== '')
  const money = moneySentence(terms)

  function write(): void {
    setBefore(texts)
    onWrite({ ...texts, ...Object.fromEntries(others.map(({ field, sentence }) => [field, plainSpaces(sentence)])) })
  }

  return (
    <div className={css.sentences}>
      <div className={css.head}>
        <h3>{t.sentences()}</h3>
        <span className={css.quiet}>{t.inCzech()}</span>
      </div>
      <dl>
        {lines.map(({ field, sentence, text, isSame }) => (
          <Line key={field} label={SENTENCES[field].label()} {...{ sentence, text, isSame, terms }} />
        ))}
        {money && (
          <>
            <dt>{t.inMoney()}</dt>
            <dd className={css.plain} lang="cs">
              „{money}“
            </dd>
          </>
        )}
      </dl>
      <div className={css.actions}>
        <Button
          variant="light"
          size="compact-md"
          leftSection={<Icon name="wand" size={16} />}
          disabled={others.length === 0}
          onClick={write}
        >
          {t.writeIntoFields()}
        </Button>
        {before ? (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon name="undo" size={14} />}
            onClick={() => {
              onWrite(before)
              setBefore(undefined)
            }}
          >
            {undo()}
          </Button>
        ) : (
          <span className={css.quiet}>
            {others.length === 0 ? t.nothingToWrite() : t.fieldsChange({ count: others.length })}
          </span>
        )}
      </div>
    </div>
  )
}

interface LineProps {
  label: string
  sentence: string
  text: string
  isSame: boolean
  terms: BonusTerms
}

function Line({ label, sentence, text, isSame, terms }: LineProps) {
  const figures = againstTerms(text, terms)
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <span lang="cs">{sentence || '–'}</span>{' '}
        {isSame ? (
          <span className={css.same}>{t.sameAsField()}</span>
        ) : (
          <span className={css.other}>
            {text === ''
              ? t.fieldIsEmpty()
              : figures.length > 0
                ? t.fieldSays({ figures: figures.join(', ') })
                : t.otherWords()}
          </span>
        )}
      </dd>
    </>
  )
}
