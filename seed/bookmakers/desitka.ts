import { methodIds } from '../ids.ts'
import { bookmaker, terms } from '../types.ts'

export default bookmaker('desitka', {
  title: 'Desítka',
  refLink: 'https://desitka.example/?ref=rozvazne',
  licence: 'Ministerstvo financí ČR (provozovatel z Irska)',
  ribbon: 'Nejrychlejší slib',
  topFeature: 'Slibuje výplatu do 2 hodin',
  benefits: 'Výběry schvaluje i o víkendu, poplatky za ně neúčtuje',
  goodFor: 'výběry na kartu i o víkendu',
  notFor: 'toho, kdo vybírá převodem',
  decides: 'Dvě hodiny platí pro karty a Revolut, na účet se čeká déle.',
  bonus: '50 % do 2 500 Kč',
  bonusTerms: terms({
    percent: 50,
    ceiling: 2_500,
    lowestDeposit: 200,
    multiple: 8,
    countedFrom: 'bonus',
    days: 21,
  }),
  termsCondition:
    'K prvnímu vkladu od 200 Kč přidá kancelář 50 %, nejvýše 2 500 Kč. Bonus je nutné osmkrát prosázet do 21 dnů ' +
    'na tiketech s kurzem alespoň 1,60. Výběr před splněním podmínek bonus ruší, vlastní vklad zůstává. Dvouhodinová ' +
    'výplata platí pro karty a Revolut u ověřených účtů, převod na účet trvá déle. Pouze pro osoby starší 18 let.',
  rating: 8.6,
  payoutsSpeed: 2,
  minimumDeposit: 200,
  yearEstablished: 2017,
  mobileApps: ['Android', 'iOS'],
  paymentMethods: methodIds('platebni-karta', 'revolut', 'bankovni-prevod', 'elektronicka-penezenka'),
})
