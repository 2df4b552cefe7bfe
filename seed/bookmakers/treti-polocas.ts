import { methodIds } from '../ids.ts'
import { bookmaker } from '../types.ts'

export default bookmaker('treti-polocas', {
  title: 'Třetí Poločas',
  refLink: 'https://treti-polocas.example/?ref=rozvazne',
  licence: 'Ministerstvo financí ČR, Malta (MGA)',
  ribbon: 'Nejlepší kurzy',
  topFeature: 'Nejvyšší kurzy na fotbal v našem srovnání',
  benefits: 'Přes 60 fotbalových soutěží, nízká marže i u nižších lig',
  goodFor: 'fotbalové sázky i na nižší soutěže',
  notFor: 'toho, kdo skládá systémové tikety',
  decides: 'Na kurzech vrátí víc než na bonusu, o víkendu si ale na peníze počkáte.',
  bonus: 'Bonus 1 000 Kč',
  termsCondition:
    'Bonus odpovídá výši prvního vkladu, nejvýše 1 000 Kč. Před výběrem je nutné ho šestkrát prosázet na tiketech ' +
    's celkovým kurzem alespoň 1,80, a to do 30 dnů od připsání. Systémové sázky se nezapočítávají. Bonus lze ' +
    'při vkladu odmítnout. Pouze pro osoby starší 18 let s ověřenou totožností.',
  rating: 9.1,
  payoutsSpeed: 24,
  minimumDeposit: 100,
  yearEstablished: 2011,
  mobileApps: ['Android', 'iOS'],
  paymentMethods: methodIds('platebni-karta', 'bankovni-prevod', 'revolut', 'qr-platba'),
})
