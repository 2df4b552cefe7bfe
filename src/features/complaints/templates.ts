import type { ComplaintTemplateRow } from '#features/complaints/apart-schema.ts'
import type { StepName } from '#features/complaints/step-schema.ts'

export type Template = Omit<ComplaintTemplateRow, 'position'>

/** What fills itself in; in Czech, because letters are. */
export const TEMPLATE_FIELDS = ['kasino', 'číslo', 'částka', 'lhůta', 'odkaz', 'název'] as const
export type TemplateField = (typeof TEMPLATE_FIELDS)[number]

const FIELD = /\{([^{}\n]{1,40})\}/g

export const fieldsIn = (text: string): string[] => [...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name))]

/** With what is known filled in; what is empty stays as it is, so that nobody sends it by mistake. */
export const filled = (text: string, values: Partial<Record<string, string>>): string =>
  text.replaceAll(FIELD, (field, name: string) => values[name] || field)

/** Until the newsroom has written its own. */
export const FIRST_TEMPLATES: readonly Template[] = [
  {
    id: 'zaplati',
    audience: 'player',
    title: 'Kasino odpovědělo a zaplatí',
    hint: 'zeptá se, jestli peníze přišly',
    subject: 'Stížnost č. {číslo}: kasino {kasino} odpovědělo',
    text: 'Dobrý den,\n\nkasino {kasino} na vaši stížnost č. {číslo} odpovědělo: {částka} vyplatí do {lhůta}. Celou odpověď najdete na stránce stížnosti.\n\nAž peníze přijdou, nebo kdyby nepřišly, dejte nám prosím vědět tady: {odkaz}',
  },
  {
    id: 'doklad',
    audience: 'player',
    title: 'Prosíme o doklad',
    hint: 'co potřebujeme a jak zakrýt soukromé údaje',
    subject: 'Stížnost č. {číslo}: prosíme o doklad',
    text: 'Dobrý den,\n\nke stížnosti č. {číslo} potřebujeme doklad: snímek žádosti o výběr, nebo zprávu podpory. Číslo účtu, adresu a rodné číslo prosím zakryjte. Doklad uvidí jen redakce.\n\nPošlete ho prosím do {lhůta} tady: {odkaz}',
  },
  {
    id: 'prijali',
    audience: 'player',
    title: 'Stížnost jsme přijali',
    hint: 'bereme ji, co bude dál a kdy',
    subject: 'Stížnost č. {číslo} jsme přijali',
    text: 'Dobrý den,\n\nvaši stížnost č. {číslo} na {kasino} jsme přijali a ověřujeme ji. Potom se zeptáme provozovatele.\n\nJak je na tom, uvidíte tady: {odkaz}',
  },
  {
    id: 'zamitame',
    audience: 'player',
    title: 'Stížnost zamítáme',
    hint: 'proč a kam se ještě obrátit',
    subject: 'Stížnost č. {číslo} zamítáme',
    text: 'Dobrý den,\n\nstížnost č. {číslo} na {kasino} jsme zamítli. Důvody najdete tady: {odkaz}\n\nObrátit se můžete i na stát, který na provozovatele dohlíží.',
  },
  {
    id: 'osloveni',
    audience: 'operator',
    title: 'První oslovení',
    hint: 'co se stalo, otázky, 14 dnů, jeho odkaz',
    subject: 'Stížnost č. {číslo} na {kasino}: prosíme o vyjádření',
    text: 'Dobrý den,\n\nprosíme o vyjádření ke stížnosti č. {číslo} na {kasino}. Jde o částku {částka}.\n\nOdpovíte na této adrese, účet nepotřebujete: {odkaz}\n\nLhůta je do {lhůta}.',
  },
  {
    id: 'pripominka',
    audience: 'operator',
    title: 'Připomínka lhůty',
    hint: 'tři dny před koncem',
    subject: 'Stížnost č. {číslo}: lhůta končí {lhůta}',
    text: 'Dobrý den,\n\nna vyjádření ke stížnosti č. {číslo} na {kasino} máte čas do {lhůta}.\n\nOdpovíte tady: {odkaz}',
  },
  {
    id: 'bez-vas',
    audience: 'operator',
    title: 'Rozhodneme bez vás',
    hint: 'poslední den',
    subject: 'Stížnost č. {číslo}: rozhodneme bez vás',
    text: 'Dobrý den,\n\nna vyjádření ke stížnosti č. {číslo} na {kasino} máte čas do {lhůta}. Potom rozhodneme bez vás a napíšeme to.\n\nOdpovíte tady: {odkaz}',
  },
]

/** What readers usually see of a step. */
const SENTENCES: Partial<Record<StepName, string>> = {
  send: 'Co jsme ověřili, jsme předali provozovateli a čekáme na odpověď.',
  'ask-operator': 'Provozovatele jsme se zeptali znovu.',
  'ask-player': 'Zeptali jsme se hráče.',
  solve: 'Hráč potvrdil, že je spor vyřešený.',
  unsolve: 'Provozovatel spor nevyřešil.',
  reject: 'Stížnost jsme zamítli.',
  withdraw: 'Hráč vzal stížnost zpět.',
}
export const sentenceOf = (name: StepName, number: number): string =>
  name === 'take' ? `Stížnost č. ${number} jsme přijali, ověřujeme ji.` : (SENTENCES[name] ?? '')
