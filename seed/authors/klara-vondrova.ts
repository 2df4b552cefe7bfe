import { h2, p, page, ul } from '#posts/content/build.ts'
import { cover, writerId } from '../ids.ts'
import { post } from '../types.ts'

export default post(
  'autor-klara-vondrova',
  { createdAt: '2025-01-12', updatedAt: '2026-09-30' },
  {
    title: 'Klára Vondrová',
    slug: 'klara-vondrova',
    category: 'Autor',
    breadcrumbTitle: 'Klára Vondrová',
    writer: writerId('klara-vondrova'),
    banner: cover('redakce', 'Kresba redakčního stolu s rukopisem'),
    metaTag: {
      title: 'Klára Vondrová, šéfredaktorka Rozvážně',
      description:
        'Klára Vondrová vede redakci Rozvážně a jako poslední schvaluje každou recenzi. Devět let píše o ochraně spotřebitele. Přečtěte si, jak pracuje.',
      robots: '',
      keyword: 'klára vondrová, šéfredaktorka, rozvážně',
      canonical: '',
    },
    ...page(
      p(
        'Klára Vondrová vede redakci Rozvážně. Devět let píše o ochraně spotřebitele, začínala reklamacemi a předváděcími akcemi a k hazardu se dostala přes stížnosti čtenářů na nevyplacené výhry. Řídí testy a každou recenzi čte jako poslední před vydáním.',
      ),
      h2('Čemu se věnuje'),
      p(
        'Bonusovým podmínkám, nekalým praktikám a celkové podobě testů. Sestavila [metodiku](/jak-hodnotime/), podle které hodnotíme, a odpovídá za to, že ji dodržujeme i tehdy, když výsledek není pohodlný. Zásady financování webu popsala na stránce [Jak vyděláváme](/jak-vydelavame/).',
      ),
      h2('Jak pracuje'),
      ul(
        'Tvrzení bez doloženého zdroje vrací autorovi, i když je nejspíš pravdivé.',
        'Čísla si v každém textu přepočítá sama, obvykle tužkou na okraj.',
        'Kasinům dává dva pracovní dny na opravu věcné chyby. Známku s nimi neprobírá.',
        'Opravy zveřejňuje s datem a s vysvětlením, co bylo špatně.',
      ),
      p(
        'Sama hazardní hry nehraje. Při testech zadává sázky podle předem napsaného plánu a po vyčerpání rozpočtu končí, ať je výsledek jakýkoli. Od provozovatelů nepřijímá dary, pozvánky ani placená vystoupení.',
      ),
      h2('Vzdělání a praxe'),
      p(
        'Vystudovala žurnalistiku a absolvovala kurz spotřebitelského práva. Pracovala v regionálním deníku a ve spotřebitelském časopise, kde vedla rubriku testů. Rozvážně založila proto, že české recenze kasin do té doby psali převážně lidé, kteří v nich nikdy nic nevybrali.',
      ),
      p(
        'Napsat jí můžete přes [kontaktní formulář](/kontaktujte-nas/). Nejraději má zprávy, které začínají slovy „v článku máte chybu“.',
      ),
    ),
  },
)
