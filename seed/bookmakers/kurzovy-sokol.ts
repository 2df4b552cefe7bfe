import { methodIds } from '../ids.ts'
import { bookmaker } from '../types.ts'

export default bookmaker('kurzovy-sokol', {
  title: 'Kurzový Sokol',
  refLink: 'https://kurzovy-sokol.example/?ref=rozvazne',
  licence: 'Ministerstvo financí ČR (provozovatel z Rakouska)',
  ribbon: 'Nejvíc přenosů',
  topFeature: 'Živé přenosy pro přihlášené hráče',
  benefits: 'Přenosy bez příplatku na webu i v mobilu, vklad od 50 Kč',
  goodFor: 'přenosy zdarma a malé vklady',
  notFor: 'toho, kdo od vrácené sázky čeká peníze',
  decides: 'Vrácená sázka je kredit, ne peníze, a sama se vybrat nedá.',
  bonus: 'Vrácení první sázky do 500 Kč',
  termsCondition:
    'Prohrajete-li první sázku s kurzem alespoň 2,00, vrátí se vklad do 500 Kč v podobě sázkového kreditu, nikoli ' +
    'v penězích. Kredit platí 7 dní a vybrat lze pouze čistou výhru z něj. O vlastní peníze tedy přijít můžete. ' +
    'Přenosy se zobrazí hráči, který měl v posledních 24 hodinách na účtu kladný zůstatek. ' +
    'Pouze pro osoby starší 18 let.',
  rating: 8.9,
  payoutsSpeed: 12,
  minimumDeposit: 50,
  yearEstablished: 2009,
  mobileApps: ['Android', 'iOS'],
  paymentMethods: methodIds('platebni-karta', 'bankovni-prevod', 'mobilni-platba', 'paysafecard'),
})
