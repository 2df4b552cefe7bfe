import { READ_SECONDS, READ_YEARS } from '#shared/read-address.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { type PageSection, PageSections } from '#site/page-sections.tsx'
import { COMPLAINTS_PRIVACY } from '#features/complaints/site/privacy.ts'
import { VOICES_PRIVACY } from '#features/voices/site/rules.tsx'
import { hardSpaces } from '#shared/czech/typography.ts'

interface PrivacyTextProps {
  siteName: string
  /** Both may be empty; then the contact form is offered. */
  operator: string
  contactEmail: string
  /** The host of images, when it is another one. */
  imageHost: string
  clickRetentionDays: number
  hasMail: boolean
}

const WATCHING: PageSection = {
  title: 'Hlídání změn e-mailem',
  text: [
    'Když si u recenze zapnete hlídání změn, uložíme vaši e-mailovou adresu, hlídanou recenzi, čas žádosti a potvrzení a to, kterou změnu jsme vám poslali naposledy. Právním důvodem je váš souhlas (čl. 6 odst. 1 písm. a) nařízení GDPR), který dáváte tlačítkem na stránce z potvrzovacího e-mailu.',
    'Na adresu pošleme nejdřív jednu otázku, zda je to opravdu vaše přání. Dokud neodpovíte, nepošleme nic dalšího. Potom posíláme jen změny podmínek a známky recenze, kterou hlídáte: žádné novinky ani reklamu.',
    [
      '**Bez potvrzení** adresu do jednoho dne smažeme.',
      '**Souhlas odvoláte** odkazem v každém e-mailu, nebo tlačítkem, které k němu přidává váš poštovní program. Adresu smažeme hned.',
      '**Sami ji smažeme,** když ji poštovní server opakovaně odmítne (po třech dnech, nejpozději po měsíci), a měsíc poté, co hlídané kasino nebo sázkovou kancelář z webu stáhneme.',
      '**Zálohy** databáze pořízené dříve mohou adresu obsahovat, dokud nejsou nahrazeny novějšími. Jindy než při obnově po havárii se nepoužívají.',
    ],
    'Adresu nepoužijeme k ničemu jinému a nikomu ji nepředáme; e-mail přitom doručují poštovní servery, náš a váš.',
  ],
}

const sections = ({
  siteName,
  operator,
  contactEmail,
  imageHost,
  clickRetentionDays,
  hasMail,
}: PrivacyTextProps): PageSection[] => [
  {
    title: 'Kdo údaje spravuje',
    text: [
      `Správcem osobních údajů je ${operator ? `provozovatel webu ${siteName}: ${operator}` : `provozovatel webu ${siteName}`}.`,
      contactEmail
        ? `S čímkoli, co se týká vašich údajů, pište na [${contactEmail}](mailto:${contactEmail}) nebo přes [kontaktní formulář](/kontaktujte-nas/).`
        : 'S čímkoli, co se týká vašich údajů, se na něj obraťte přes [kontaktní formulář](/kontaktujte-nas/).',
    ],
  },
  {
    title: 'Stručně',
    text: [
      [
        '**Nesledujeme vás.** Web nepoužívá sledovací ani reklamní cookies a nemá účty pro návštěvníky.',
        '**Kliknutí na kasina počítáme bez IP adresy** a bez čehokoli, podle čeho bychom poznali vás.',
        '**Zprávu z formuláře použijeme jen k jejímu vyřízení.** Údaje neprodáváme ani nepředáváme k reklamě.',
      ],
    ],
  },
  {
    title: 'Cookies a úložiště prohlížeče',
    text: [
      'Při čtení webu neukládáme do vašeho zařízení žádné cookies. Výjimkou je [pauza](/pauza/): když si o ni řeknete, uloží si prohlížeč cookie **pauza** s časem, kdy začala a kdy skončí. Bez ní by pauza nefungovala, proto se na ni lišta neptá. Není v ní nic, podle čeho bychom vás poznali, server ji nikam nezapisuje a s koncem pauzy sama zmizí.',
      'Jakmile odpovíte na lištu o cookies, zapíše si prohlížeč do místního úložiště jedinou položku **cookie-choice** s vaší volbou, aby se lišta neptala znovu. Tato položka neopouští váš prohlížeč. Smažete ji v jeho nastavení a volbu změníte odkazem „Nastavení cookies“ v patičce.',
      'Dokud máte kartu otevřenou, pamatuje si prohlížeč ještě technické údaje: kam jste na stránce došli, aby se tam vrátilo tlačítko Zpět, a kdy se stránka obnovila po aktualizaci webu. Nikam se neposílají a zmizí se zavřením karty.',
      'Přihlašovací cookie používá jen redakční část webu, kterou jako návštěvníci nepotkáte.',
    ],
  },
  {
    title: 'Kliknutí na odkazy ke kasinům',
    text: [
      'Odkazy „Hrát nyní“ a „Využít bonus“ vedou přes naši adresu. Zapíšeme si přitom čas, cíl odkazu, stránku a její část, ze které se kliklo, a zda šlo o člověka, nebo o robota. IP adresu, cookie ani jiný identifikátor neukládáme, takže záznam nelze spojit s konkrétní osobou.',
      'Kdo má [pauzu](/pauza/), toho za těmito odkazy nepustíme a nic si o tom nezapíšeme.',
      `Jednotlivé záznamy po ${clickRetentionDays === 1 ? '1 dni' : `${clickRetentionDays} dnech`} mažeme. Zůstávají jen denní součty: kolikrát se odkud kam kliklo.`,
      'Kasino se z odkazu dozví, že jste přišli z našeho webu. Na jeho stránkách už platí jeho vlastní zásady ochrany osobních údajů.',
    ],
  },
  {
    title: 'Kolikrát se co přečte',
    text: [
      `Když máte článek nebo recenzi ${READ_SECONDS} sekund před očima, ohlásí to prohlížeč serveru: pošle adresu stránky a nic dalšího. Server přičte jedničku k dennímu součtu té stránky, zvlášť u lidí a zvlášť u robotů. Žádný záznam o jednotlivém čtení nevzniká, IP adresu, cookie ani jiný identifikátor neukládáme, takže ani nepoznáme, jestli jste tu podruhé. Bez zapnutých skriptů se čtení nepočítá.`,
      `Součty mažeme po ${READ_YEARS} celých letech.`,
    ],
  },
  {
    title: 'Zprávy z kontaktního formuláře',
    text: [
      'Když nám napíšete, uložíme jméno, e-mail, text zprávy a čas odeslání. Potřebujeme je, abychom mohli odpovědět; právním důvodem je náš oprávněný zájem vyřídit, s čím se na nás obracíte (čl. 6 odst. 1 písm. f) nařízení GDPR). Údaje jsou dobrovolné, bez nich ale nemáme jak odpovědět.',
      'Zprávy čte redakce a nikomu jinému je nepředává. Uchováváme je po dobu nutnou k vyřízení a k ověření toho, co jste nám sdělili, potom je mažeme. O dřívější smazání můžete kdykoli požádat.',
      'Formulář chráníme proti zahlcení: server si na hodinu zapamatuje otisk sítě, ze které zpráva přišla, aby poznal příliš mnoho zpráv. Samotnou IP adresu neukládá a z otisku ji zpátky nezjistíme.',
    ],
  },
  ...(hasMail ? [WATCHING] : []),
  // Also where no mail is sent: what was written before is kept, and complaints come by phone, too.
  VOICES_PRIVACY,
  COMPLAINTS_PRIVACY,
  {
    title: 'Test a výpočet limitu',
    text: [
      'Odpovědi v [testu na stránce pomoci](/pomoc/#test) neopouštějí váš prohlížeč a nikam se neukládají. Čísla z výpočtu limitu přijdou na server v adrese stránky, server z nich spočítá výsledek a nic z toho si nenechá.',
    ],
  },
  {
    title: 'Provozní záznamy serveru',
    text: [
      'Kvůli bezpečnosti a hledání chyb zapisuje server ke každému požadavku čas, adresu stránky bez parametrů, výsledek a dobu zpracování. IP adresu, údaje o prohlížeči ani hledaná slova do těchto záznamů nezapisuje. Vlastní technické záznamy může po omezenou dobu vést poskytovatel připojení a serveru, na kterém web běží.',
      ...(imageHost
        ? [
            `Obrázky se načítají ze serveru ${imageHost}. Jeho provozovatel přitom z technických důvodů vidí vaši IP adresu. Nic dalšího se z cizích serverů nenačítá.`,
          ]
        : ['Písma, obrázky i skripty načítáme jen z vlastního serveru, takže se o vaší návštěvě nedozví nikdo třetí.']),
    ],
  },
  {
    title: 'Vaše práva',
    text: [
      `U údajů, které o vás máme, tedy především u zpráv z formuláře${hasMail ? ', u hlídání změn' : ''}, u zkušeností a u stížností, můžete:`,
      [
        'chtít vědět, co o vás zpracováváme, a dostat kopii, také jako soubor pro jiný program,',
        'kdykoli odvolat souhlas tam, kde na něm zpracování stojí,',
        'žádat opravu nepřesných údajů,',
        'žádat výmaz nebo omezení zpracování,',
        'vznést námitku proti zpracování, které stojí na oprávněném zájmu.',
      ],
      'Žádost vyřídíme bez zbytečného odkladu, nejpozději do jednoho měsíce. Nejste-li spokojeni, můžete podat stížnost u [Úřadu pro ochranu osobních údajů](https://uoou.gov.cz/), Pplk. Sochora 27, 170 00 Praha 7.',
    ],
  },
  {
    title: 'Změny zásad',
    text: ['Změní-li se web tak, že by tento text přestal platit, upravíme nejdříve text. Aktuální znění je vždy zde.'],
  },
]

/** Until an editor publishes their own: exactly what this program does. */
export const PrivacyText = (props: PrivacyTextProps) => (
  <BuiltInPage
    title="Zásady ochrany osobních údajů"
    name="Zásady ochrany osobních údajů"
    lead={hardSpaces('Web můžete číst, aniž by se o vás cokoli dozvěděl. Tady je, co přesně dělá a co ne.')}
  >
    <article className="prose">
      <PageSections sections={sections(props)} />
    </article>
  </BuiltInPage>
)
