import { h2, p, page, ul } from '#posts/content/build.ts'
import { cover, writerId } from '../ids.ts'
import { post } from '../types.ts'

export default post(
  'autor-matej-hrubes',
  { createdAt: '2025-01-20', updatedAt: '2026-11-06' },
  {
    title: 'Matěj Hrubeš',
    slug: 'matej-hrubes',
    category: 'Autor',
    breadcrumbTitle: 'Matěj Hrubeš',
    writer: writerId('matej-hrubes'),
    banner: cover('vyplaty', 'Kresba hodin a mince na cestě k účtu'),
    metaTag: {
      title: 'Matěj Hrubeš, analytik plateb a výplat',
      description:
        'Matěj Hrubeš měří, za jak dlouho výhra z kasina opravdu dorazí na účet. Deset let pracoval v bance, dnes pro Rozvážně rozebírá poplatky, výplaty a bonusy.',
      robots: '',
      keyword: 'matěj hrubeš, výplaty, platební metody',
      canonical: '',
    },
    ...page(
      p(
        'Matěj Hrubeš pracoval deset let jako bankovní analytik a hlídal podezřelé platby. V Rozvážně měří, za jak dlouho peníze opravdu dorazí na účet, a rozebírá bonusové podmínky na čísla. V redakci je od jejího začátku v roce 2025.',
      ),
      h2('Čemu se věnuje'),
      p(
        'Výplatám, platebním metodám, poplatkům a bonusovým podmínkám. Vede tabulku výběrů, z níž pocházejí všechny časy na tomto webu. Nejnovější výsledky shrnul v textu [Změřili jsme výplaty u deseti kasin](/zmerili-jsme-vyplaty/), podrobně popsal i [Revolut](/revolut-casino/) a [QR platbu](/qr-platba-v-kasinu/).',
      ),
      h2('Jak pracuje'),
      ul(
        'Testuje pod vlastním jménem a za peníze redakce.',
        'Výběry zadává schválně i v neděli večer, kdy se ukáže, kdo v kasinu opravdu pracuje.',
        'U každé platby si ukládá potvrzení z kasina i z banky. Bez obou dokladů výsledek nezveřejní.',
        'Od kasin nepřijímá dary ani pozvánky.',
      ),
      p(
        'Nedodržený slib nejdřív ověří druhým výběrem a teprve potom o něm napíše. Když se splete, opraví se jako první, protože banka ho naučila, že chyba v řádu haléřů je pořád chyba.',
      ),
      p(
        'Sám hraje jen poker u stolu s přáteli a s pevným limitem. Z automatů ho podle vlastních slov vyléčila tabulka, do které si je začal zapisovat.',
      ),
      h2('Vzdělání'),
      p(
        'Vystudoval ekonomickou fakultu, obor finance. Má certifikát v prevenci praní peněz, a proto mu nevadí vysvětlovat, proč kasino chce vidět výpis z účtu.',
      ),
    ),
  },
)
