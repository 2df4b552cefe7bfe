import type { RubricInput } from '#entities/rubric/schema.ts'
import { type RubricName, rubricId, RUBRICS } from './ids.ts'
import type { Seeded } from './types.ts'

const TEXTS: Record<RubricName, Pick<RubricInput, 'title' | 'description' | 'ground'>> = {
  platby: {
    title: 'Platby',
    description: 'Kudy peníze do kasina a hlavně z něj. Vklady i výběry zkoušíme za vlastní peníze a měříme je.',
    ground: 'payments',
  },
  bonusy: {
    title: 'Bonusy',
    description: 'Co nabídka opravdu stojí a kdy je lepší ji odmítnout. Každé číslo jde dohledat v záznamu kasina.',
    ground: 'bonuses',
  },
  podminky: {
    title: 'Podmínky',
    description: 'Drobné písmo přeložené do češtiny: co podepisujete, co po vás kasino může chtít a co už ne.',
    ground: 'terms',
  },
  licence: {
    title: 'Licence',
    description: 'Kdo smí v Česku hazard provozovat, jak si povolení ověříte a co vám hrozí jinde.',
    ground: 'licences',
  },
  'zodpovedne-hrani': {
    title: 'Zodpovědné hraní',
    description: 'Limity, přestávky a pomoc. Jak hrát tak, aby zůstalo u zábavy, a co dělat, když nezůstane.',
    ground: 'safety',
  },
  podpora: {
    title: 'Podpora',
    description: 'Jak se kasina chovají, když něco potřebujete: dotazy, doklady, reklamace a jak dlouho to trvá.',
    ground: 'explainers',
  },
}

export const rubrics: Seeded<RubricInput>[] = RUBRICS.map((name, index) => ({
  id: rubricId(name),
  input: { ...TEXTS[name], slug: name, order: index + 1 },
}))
