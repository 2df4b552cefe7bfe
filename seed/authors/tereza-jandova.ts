import { h2, p, page, ul } from '#posts/content/build.ts'
import { cover, writerId } from '../ids.ts'
import { post } from '../types.ts'

export default post(
  'autor-tereza-jandova',
  { createdAt: '2025-02-03', updatedAt: '2026-10-14' },
  {
    title: 'Tereza Jandová',
    slug: 'tereza-jandova',
    category: 'Autor',
    breadcrumbTitle: 'Tereza Jandová',
    writer: writerId('tereza-jandova'),
    banner: cover('navratnost', 'Kresba grafu, který kolísá kolem klesající přímky'),
    metaTag: {
      title: 'Tereza Jandová, redaktorka pro hry a software',
      description:
        'Tereza Jandová pro Rozvážně porovnává návratnost her, pravidla stolů a weby kasin v telefonu. Vystudovala matematiku a pět let testovala aplikace.',
      robots: '',
      keyword: 'tereza jandová, návratnost, hry, software',
      canonical: '',
    },
    ...page(
      p(
        'Tereza Jandová porovnává návratnost her, pravidla stolů a to, jak weby kasin fungují na obyčejném telefonu. Vysvětluje, co čísla v nápovědě znamenají a proč z nich krátkodobý výsledek předpovědět nejde.',
      ),
      h2('Čemu se věnuje'),
      p(
        'Hrám a softwaru, tedy kritériu s vahou 15 %, a drobnostem, které v recenzích jinde chybějí: jestli se dá hra pustit potichu, kolik dat spotřebuje a kde je v ní schovaná návratnost. Základ vysvětluje její článek [Návratnost automatů](/navratnost-automatu/), k platbám přispěla rozborem [Paysafecard](/paysafecard-casino/).',
      ),
      h2('Jak pracuje'),
      ul(
        'Weby zkouší na tři roky starém telefonu za pět tisíc korun. Co jede na něm, jede všude.',
        'Návratnost opisuje z nápovědy přímo v kasinu, nikdy ze stránek výrobce.',
        'Výpočty zveřejňuje tak, aby si je čtenář zopakoval na kalkulačce.',
        'Před každým testem si zapíše, co očekává, aby ji nevedl výsledek.',
      ),
      p(
        'Na otázku, který automat vyhrává, odpovídá vždy stejně: ten, který nepustíte. Mimo testy hraje jen deskové hry a připouští, že u nich prohrává častěji, než by matematičce slušelo.',
      ),
      h2('Vzdělání a praxe'),
      p(
        'Vystudovala aplikovanou matematiku, diplomovou práci psala o náhodných procházkách. Pět let testovala mobilní aplikace ve firmě, která s hazardem nemá nic společného. V redakci je od roku 2025.',
      ),
    ),
  },
)
