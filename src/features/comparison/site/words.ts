import type { FactTable } from '#features/facts/facts.ts'
import type { Compared, Comparison } from '#features/comparison/site/rows.ts'
import type { Problem } from '#features/comparison/site/choice.ts'
import { countOf, type PluralForms } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { MAX_COMPARED } from '#shared/compare-address.ts'

const IN_FACTS: PluralForms = ['údaji', 'údajích', 'údaje', 'údajích']
export const FACTS: PluralForms = ['údaj', 'údaje', 'údaje', 'údajů']

export const KINDS = {
  casino: { listed: 'Kasina', another: 'další kasino', others: 'jiná kasina' },
  bookmaker: { listed: 'Sázkové kanceláře', another: 'další kancelář', others: 'jiné kanceláře' },
} as const satisfies Record<FactTable, object>

/** „Modrý Lev a Zlatá Vydra“, „Modrý Lev, Stříbrný Čáp a Zlatá Vydra“ */
export const namesOf = (titles: readonly string[]) =>
  titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} a ${titles.at(-1)}`

const ALL = {
  casino: ['', '', 'Obě kasina mají', 'Všechna tři kasina mají', 'Všechna čtyři kasina mají'],
  bookmaker: ['', '', 'Obě kanceláře mají', 'Všechny tři kanceláře mají', 'Všechny čtyři kanceláře mají'],
} as const

/** „v 5“, „ve 4“: the preposition depends on how the number is pronounced. */
const inFacts = (count: number) =>
  `${[2, 3, 4, 12, 13, 14].includes(count) || (count >= 20 && count < 50) ? 've' : 'v'} ${countOf(count, IN_FACTS)}`

export function leadOf(kind: FactTable, offers: readonly Compared[], { differences, same }: Comparison): string {
  const alike = same.length > 0 ? `, ${inFacts(same.length)} se shodují` : ''
  const sentences = [
    differences.length === 0 ? 'V tom, co o nich víme, se neliší.' : `Liší se ${inFacts(differences.length)}${alike}.`,
    ...(offers.every(({ facts }) => facts.licenceState === 'valid')
      ? [`${ALL[kind][offers.length] ?? ''} platnou českou licenci.`]
      : []),
  ]
  return hardSpaces(sentences.join(' '))
}

export function problemWords(problems: readonly Problem[]): string[] {
  const titles = (wanted: Problem['problem']) => [
    ...new Set(
      problems.flatMap((one) => (one.problem === wanted ? ['title' in one ? one.title : `„${one.slug}“`] : [])),
    ),
  ]
  const unknown = titles('unknown')
  const closed = titles('closed')
  const repeated = titles('repeated')
  const tooMany = titles('too-many')
  const otherKind = titles('other-kind')
  const sentences = [
    unknown.length > 0 && `Takovou adresu u nás nemá žádné kasino ani sázková kancelář: ${unknown.join(', ')}.`,
    closed.length > 0 &&
      `${namesOf(closed)}: ${closed.length > 1 ? 'kasina ukončila' : 'kasino ukončilo'} provoz, není co porovnávat.`,
    repeated.length > 0 && `Ve výběru bylo víckrát: ${namesOf(repeated)}. Stačí jednou.`,
    tooMany.length > 0 && `Vedle sebe se vejdou nejvýše ${MAX_COMPARED}. Vynechali jsme: ${namesOf(tooMany)}.`,
    otherKind.length > 0 &&
      `Kasina a sázkové kanceláře vedle sebe nestavíme, každé se měří jinak. Vynechali jsme: ${namesOf(otherKind)}.`,
  ]
  return sentences.flatMap((sentence) => (sentence ? [hardSpaces(sentence)] : []))
}
