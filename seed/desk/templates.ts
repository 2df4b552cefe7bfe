import { emptyPost } from '#posts/empty-post.ts'
import { aboutOf, templateOf } from '#features/templates/post/fields.ts'
import type { TemplateKind, TemplateRow } from '#features/templates/schema.ts'
import { block, faq, h2, h3, note, ol, p, page, ul } from '#posts/content/build.ts'
import type { PostInput } from '#posts/schema.ts'
import { rubricId } from '../ids.ts'
import { KLARA } from './people.ts'
import type { Times } from './times.ts'

const REVIEW: Partial<PostInput> = {
  category: 'Recenze',
  isReviewPost: true,
  ...page(
    p('Dvě věty: komu se kasino hodí, komu ne a co o tom rozhodlo.'),
    h2('Jak rychle vyplácí'),
    p('Kolik výběrů jsme změřili, jakým způsobem a jak dlouho trvaly. Kdy jsme čekali nejdéle a proč.'),
    h2('Bonus a jeho podmínky'),
    p('Co je potřeba protočit, do kdy a na kterých hrách. Ať čtenář pozná, kdy se mu bonus nevyplatí.'),
    block('prosConsPosts', 'pc-sablona', {
      source: 'manual',
      pros: ['Co se nám osvědčilo', 'Čím kasino předčí ostatní'],
      cons: ['Co nás zdrželo', 'Na co si dát pozor'],
    }),
    h2('Jak pomáhá hrát s mírou'),
    p('Které limity, přestávky a vyloučení nabízí. Co z nich jsme vyzkoušeli a jak to dopadlo.'),
    h2('Jak jsme testovali'),
    p('Odkdy dokdy, za kolik a na čem.'),
  ),
  faq: {
    data: [
      faq('Jak rychle kasino vyplácí?', 'Medián z našich měření a nejdelší výběr.'),
      faq('Má licenci?', 'Čí je, od kdy platí a kde se dá ověřit.'),
    ],
  },
}

const PAYMENT: Partial<PostInput> = {
  rubric: rubricId('platby'),
  ...page(
    p('Jednou větou: kdy se tenhle způsob platby hodí a kdy sáhnout po jiném.'),
    h2('Jak vklad probíhá'),
    ol('Co otevřít a kde zadat částku.', 'Čím platbu potvrdit.', 'Kdy se peníze objeví na herním kontě.'),
    h2('Kolik to stojí a jaké jsou limity'),
    ul('Poplatek kasina a poplatek banky.', 'Nejnižší a nejvyšší vklad.', 'Nejnižší a nejvyšší výběr.'),
    h2('Jak dlouho trvá výběr'),
    p('Co jsme změřili, s datem a částkou. Odkaz na měření výplat.'),
  ),
}

const RISK: Partial<PostInput> = page(
  note(
    'Hazard může vést k závislosti. Když je vám z hraní úzko, zavolejte na linku, kterou najdete na stránce [Pomoc](/pomoc/). Je to zdarma a nikdo se neptá na jméno.',
  ),
)

const MEASURED: Partial<PostInput> = page(
  h3('Jak jsme měřili'),
  ol(
    'Vložili jsme vlastní peníze a odehráli jen tolik, kolik kasino před výběrem žádá.',
    'O výběr jsme požádali ve všední den dopoledne.',
    'Čas jsme počítali od odeslání žádosti po připsání na účet.',
  ),
)

/** Nothing in them refers to a record: they are as good on a site without the demo's casinos. */
export function demoTemplates({ at }: Times): TemplateRow[] {
  const template = (id: string, kind: TemplateKind, name: string, given: Partial<PostInput>, day: number) => {
    const { content, shortcodesConfig, ...rest } = templateOf({ ...emptyPost(), ...given })
    const fields = { content, shortcodesConfig, ...(kind === 'post' && rest) }
    const time = at(day, 10)
    return {
      id: `demo-template-${id}`,
      kind,
      name,
      fields: JSON.stringify(fields),
      about: JSON.stringify(aboutOf(fields)),
      authorName: KLARA.name,
      isDeleted: 0,
      createdAt: time,
      updatedAt: time,
    }
  }
  return [
    template('recenze', 'post', 'Recenze kasina', REVIEW, -60),
    template('platby', 'post', 'Způsob platby krok za krokem', PAYMENT, -42),
    template('riziko', 'blocks', 'Upozornění na riziko', RISK, -60),
    template('mereni', 'blocks', 'Jak jsme měřili', MEASURED, -25),
  ]
}
