import { methodIds } from '../ids.ts'
import { bookmaker, terms } from '../types.ts'

export default bookmaker('pevny-tip', {
  title: 'Pevný Tip',
  refLink: 'https://pevny-tip.example/?ref=rozvazne',
  licence: 'Ministerstvo financí ČR (provozovatel ze Slovenska)',
  ribbon: '',
  topFeature: 'Sázky od 5 Kč',
  benefits: 'Přehledný tiket a limity nastavitelné před první sázkou',
  goodFor: 'malé sázky a přehledný tiket',
  notFor: 'lovce bonusů',
  decides: 'K bonusu se prosází i vklad, při 1 000 Kč to dělá 9 000 Kč.',
  bonus: '100 % do 800 Kč',
  bonusTerms: terms({
    percent: 100,
    ceiling: 800,
    lowestDeposit: 100,
    multiple: 5,
    countedFrom: 'deposit-and-bonus',
    days: 60,
  }),
  termsCondition:
    'Bonus se připíše k prvnímu vkladu od 100 Kč, nejvýše 800 Kč. Podmínkou výběru je pětinásobné prosázení vkladu ' +
    'i bonusu na tiketech s kurzem alespoň 2,00 do 60 dnů. Sázky uzavřené předčasným vyplacením se nezapočítávají. ' +
    'Na jednu domácnost připadá jeden bonus. Pouze pro osoby starší 18 let.',
  rating: 8.3,
  payoutsSpeed: 36,
  minimumDeposit: 100,
  yearEstablished: 2013,
  mobileApps: ['Android'],
  paymentMethods: methodIds('platebni-karta', 'bankovni-prevod', 'qr-platba', 'paysafecard'),
})
