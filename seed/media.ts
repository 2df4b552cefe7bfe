import { methodTitles, providerTitles } from './attributes.ts'
import {
  type BookmakerName,
  BOOKMAKERS,
  type CasinoName,
  CASINOS,
  coverId,
  type CoverName,
  COVERS,
  logoId,
  type MethodName,
  METHODS,
  type ProviderName,
  PROVIDERS,
} from './ids.ts'

export interface SeedPicture {
  id: string
  title: string
  alt: string
  /** The path below `seed/images`, unless it is drawn from a record. */
  file?: string
  drawing?: string
}

const methodLogoId = (name: MethodName) => `method-logo-${name}`
const providerLogoId = (name: ProviderName) => `provider-logo-${name}`

const casinoTitles: Record<CasinoName, string> = {
  'modry-lev': 'Modrý Lev',
  'zlata-vydra': 'Zlatá Vydra',
  'stribrny-cap': 'Stříbrný Čáp',
  'bily-jelen': 'Bílý Jelen',
  'nocni-sova': 'Noční Sova',
  'lesni-liska': 'Lesní Liška',
  'tichy-medved': 'Tichý Medvěd',
  'jantarovy-kapr': 'Jantarový Kapr',
  'rudy-kohout': 'Rudý Kohout',
  'divoky-kanec': 'Divoký Kanec',
  'horsky-rys': 'Horský Rys',
  'zeleny-jezek': 'Zelený Ježek',
  'cerny-havran': 'Černý Havran',
}

const bookmakerTitles: Record<BookmakerName, string> = {
  'treti-polocas': 'Třetí Poločas',
  'kurzovy-sokol': 'Kurzový Sokol',
  desitka: 'Desítka',
  'pevny-tip': 'Pevný Tip',
  'rychla-stafeta': 'Rychlá Štafeta',
}

const coverTexts: Record<CoverName, { title: string; alt: string }> = {
  bonus: { title: 'Bonus pod lupou', alt: 'Bonusový kupon, nad kterým leží lupa' },
  vyplaty: { title: 'Rychlost výplat', alt: 'Hodiny a mince' },
  limity: { title: 'Limity hraní', alt: 'Ukazatel s ručičkou nastavenou na limit' },
  licence: { title: 'Licence', alt: 'Listina a štít se značkou ověření' },
  mobil: { title: 'Hraní na mobilu', alt: 'Mobilní telefon s otevřenou stránkou kasina' },
  karty: { title: 'Karetní hry', alt: 'Dvě hrací karty a jeden žeton' },
  lobby: { title: 'Herní nabídka', alt: 'Okno prohlížeče s přehledem her' },
  registrace: { title: 'Registrace', alt: 'Vyplněný registrační formulář' },
  'qr-platba': { title: 'QR platba', alt: 'QR kód a telefon s potvrzenou platbou' },
  revolut: { title: 'Platba kartou a telefonem', alt: 'Platební karta položená přes mobilní telefon' },
  paysafecard: { title: 'Předplacený kupon', alt: 'Předplacený kupon se zčásti zakrytým kódem' },
  sazky: { title: 'Sportovní sázky', alt: 'Fotbalové hřiště a tiket se třemi kurzy' },
  vahy: { title: 'Váhy', alt: 'Váhy, na kterých leží podmínky proti minci' },
  navratnost: { title: 'Návratnost her', alt: 'Kruhový a sloupcový graf se znakem procenta' },
  totoznost: { title: 'Ověření totožnosti', alt: 'Průkaz totožnosti se značkou ověření' },
  podpora: { title: 'Zákaznická podpora', alt: 'Dvě bubliny rozhovoru a hodiny měřící dobu odpovědi' },
  'zive-kasino': { title: 'Živé kasino', alt: 'Herní stůl s kartami, který snímá kamera' },
  penize: { title: 'Peníze na hraní', alt: 'Peněženka a malý sloupek mincí' },
  redakce: { title: 'Práce redakce', alt: 'Pracovní stůl se zápisníkem, lupou a tužkou' },
  zdravi: { title: 'Zodpovědné hraní', alt: 'Dlaň, nad kterou je srdce' },
}

const logo = (name: CasinoName | BookmakerName, title: string): SeedPicture => ({
  id: logoId(name),
  file: `logos/${name}.svg`,
  title,
  alt: title,
})

export const pictures: SeedPicture[] = [
  ...CASINOS.map((name) => logo(name, `Logo kasina ${casinoTitles[name]}`)),
  ...BOOKMAKERS.map((name) => logo(name, `Logo sázkové kanceláře ${bookmakerTitles[name]}`)),
  ...COVERS.map((name) => ({ id: coverId(name), file: `covers/${name}.svg`, ...coverTexts[name] })),
  ...METHODS.map((name) => ({
    id: methodLogoId(name),
    file: `methods/${name}.svg`,
    title: `Ikona platební metody: ${methodTitles[name]}`,
    alt: methodTitles[name],
  })),
  ...PROVIDERS.map((name) => ({
    id: providerLogoId(name),
    file: `providers/${name}.svg`,
    title: `Logo studia ${providerTitles[name]}`,
    alt: `Logo studia ${providerTitles[name]}`,
  })),
]
