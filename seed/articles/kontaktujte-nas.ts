import { note, p, page, ul } from '#posts/content/build.ts'
import { cover, writerId } from '../ids.ts'
import { post } from '../types.ts'

export default post(
  'kontaktujte-nas',
  { createdAt: '2025-01-10', updatedAt: '2026-06-01' },
  {
    title: 'Kontaktujte nás',
    slug: 'kontaktujte-nas',
    isPage: true,
    breadcrumbTitle: 'Kontaktujte nás',
    writer: writerId('klara-vondrova'),
    banner: cover('podpora', 'Kresba dvou bublin rozhovoru'),
    metaTag: {
      title: 'Kontaktujte nás: jak napsat redakci Rozvážně',
      description:
        'Našli jste chybu, máte zkušenost s výplatou nebo dotaz k recenzi? Napište redakci Rozvážně. Odpovídáme do dvou pracovních dnů a každou zprávu čte člověk.',
      robots: '',
      keyword: 'kontakt, redakce, rozvážně',
      canonical: '',
    },
    ...page(
      p(
        'Napište nám pomocí formuláře pod textem, nebo na adresu [redakce@rozvazne.example](mailto:redakce@rozvazne.example). Každou zprávu čte člověk a odpovídáme do dvou pracovních dnů.',
      ),
      p('Nejvíc nám pomůže, když připojíte:'),
      ul(
        '**U chyby v textu:** adresu stránky a větu, která nesedí. Opravu zveřejníme s datem.',
        '**U sporu o výplatu:** název kasina, částku, datum žádosti a odpověď podpory. Peníze za vás vymáhat nemůžeme, poradíme však další krok a na kasino se zaměříme v příštím testu.',
        '**U nabídky spolupráce:** pochopení pro to, že [pořadí ani známka nejsou na prodej](/jak-vydelavame/).',
      ),
      note(
        'Neposílejte nám doklady, čísla karet ani hesla. Nejsme kasino a k žádnému hráčskému účtu nemáme přístup. Přestává-li být hraní zábavou, zavolejte na některou z linek, které má stránka [Pomoc](/pomoc/).',
      ),
      p(
        'Kdo za texty stojí, se dočtete na stránkách autorů: [Klára Vondrová](/autor/klara-vondrova/), [Matěj Hrubeš](/autor/matej-hrubes/), [Ondřej Kalina](/autor/ondrej-kalina/) a [Tereza Jandová](/autor/tereza-jandova/).',
      ),
    ),
  },
)
