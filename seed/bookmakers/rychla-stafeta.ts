import { methodIds } from '../ids.ts'
import { bookmaker } from '../types.ts'

export default bookmaker('rychla-stafeta', {
  title: 'Rychlá Štafeta',
  refLink: 'https://rychla-stafeta.example/?ref=rozvazne',
  licence: 'Ministerstvo financí ČR (provozovatel ze Švédska)',
  ribbon: '',
  topFeature: 'Kurzy na atletiku a zimní sporty',
  benefits: 'Široká nabídka méně sledovaných sportů, statistiky ke každému závodu',
  goodFor: 'atletiku a zimní sporty',
  notFor: 'živé sázky s kreditem',
  decides: 'Nabídku sportů jinde nenajdete, kredit 300 Kč ale propadne jako celek.',
  bonus: 'Sázkový kredit 300 Kč',
  termsCondition:
    'Kredit 300 Kč se připíše po prvním vkladu od 150 Kč a po prosázení stejné částky na kurz alespoň 1,70. ' +
    'Platí 14 dní, nelze ho rozdělit na více tiketů a vyplácí se pouze čistá výhra. Na živé sázky ho použít nejde. ' +
    'Pouze pro osoby starší 18 let s ověřenou totožností.',
  rating: 8,
  payoutsSpeed: 48,
  minimumDeposit: 150,
  yearEstablished: 2019,
  mobileApps: ['iOS'],
  paymentMethods: methodIds('platebni-karta', 'bankovni-prevod', 'mobilni-platba'),
})
