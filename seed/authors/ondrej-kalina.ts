import { h2, p, page, ul } from '#posts/content/build.ts'
import { cover, writerId } from '../ids.ts'
import { post } from '../types.ts'

export default post(
  'autor-ondrej-kalina',
  { createdAt: '2025-01-20', updatedAt: '2026-10-29' },
  {
    title: 'Ondřej Kalina',
    slug: 'ondrej-kalina',
    category: 'Autor',
    breadcrumbTitle: 'Ondřej Kalina',
    writer: writerId('ondrej-kalina'),
    banner: cover('licence', 'Kresba listiny s pečetí a štítem'),
    metaTag: {
      title: 'Ondřej Kalina, specialista na licence a bezpečnost',
      description:
        'Ondřej Kalina je právník, který pro Rozvážně ověřuje licence kasin, jejich provozovatele a limity. Přečtěte si, čemu se věnuje a jak při testech postupuje.',
      robots: '',
      keyword: 'ondřej kalina, licence, bezpečnost, sebekontrola',
      canonical: '',
    },
    ...page(
      p(
        'Ondřej Kalina je právník se zaměřením na regulaci hazardu. Ověřuje licence, provozovatele a nástroje sebekontroly. Obchodní podmínky čte celé a porovnává jejich verze, takže si všimne i změny, kterou kasino neohlásilo.',
      ),
      h2('Čemu se věnuje'),
      p(
        'Povolením a legálnosti, ochraně osobních údajů, limitům a sebevyloučení. V hodnocení odpovídá za bezpečnost, která má ze všech kritérií největší váhu, 30 %. Začátečníkům doporučuje dva své texty: [Limity, které fungují](/limity-ktere-funguji/), a [Ověření totožnosti](/overeni-totoznosti/). Kdo uvažuje o cizím webu, měl by si nejdřív přečíst článek o [zahraničních sázkových kancelářích](/zahranicni-sazkove-kancelare/).',
      ),
      h2('Jak pracuje'),
      ul(
        'Povolení ověřuje v seznamu ministerstva podle názvu firmy, nikdy podle loga v patičce.',
        'Každý limit nejdřív nastaví a potom se ho pokusí obejít.',
        'Podmínky ukládá s datem. U Modrého Lva má v archivu čtyři hlavní verze.',
        'O sebevyloučení žádá doopravdy, a některé účty si tak sám trvale zavřel.',
      ),
      p(
        'Paragrafy překládá do běžné češtiny a tam, kde si není jistý, to napíše. Jeho texty jsou obecné informace, ne právní rada; jednotlivé spory čtenářů nezastupuje. Jednou za čtvrt roku kontroluje, jestli změny v žebříčku nesouvisejí se změnami obchodních smluv vydavatele.',
      ),
      h2('Vzdělání a praxe'),
      p(
        'Vystudoval právnickou fakultu a čtyři roky pracoval v advokátní kanceláři na správním právu. Pro provozovatele hazardních her nikdy nepracoval ani jim neradil. Hazardní hry mimo redakční testy nehraje.',
      ),
    ),
  },
)
