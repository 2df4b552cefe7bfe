import type { ComplaintTemplateRow } from '#features/complaints/schema.ts'

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
    hint: 'asks whether the money came',
    subject: 'Stížnost č. {číslo}: kasino {kasino} odpovědělo',
    text: 'Dobrý den,\n\nkasino {kasino} na vaši stížnost č. {číslo} odpovědělo: {částka} vyplatí do {lhůta}. Celou odpověď najdete na stránce stížnosti.\n\nAž peníze přijdou, nebo kdyby nepřišly, dejte nám prosím vědět tady: {odkaz}',
  },
  {
    id: 'doklad',
    audience: 'player',
    title: 'Prosíme o doklad',
    hint: 'what we need and how to cover private data',
    subject: 'Stížnost č. {číslo}: prosíme o doklad',
    text: 'Dobrý den,\n\nke stížnosti č. {číslo} potřebujeme doklad: snímek žádosti o výběr, nebo zprávu podpory. Číslo účtu, adresu a rodné číslo prosím zakryjte. Doklad uvidí jen redakce.\n\nPošlete ho prosím do {lhůta} tady: {odkaz}',
  },
  {
    id: 'prijali',
    audience: 'player',
    title: 'Stížnost jsme přijali',
    hint: 'we take it, what comes next and when',
    subject: 'Stížnost č. {číslo} jsme přijali',
    text: 'Dobrý den,\n\nvaši stížnost č. {číslo} na {kasino} jsme přijali a ověřujeme ji. Potom se zeptáme provozovatele.\n\nJak je na tom, uvidíte tady: {odkaz}',
  },
  {
    id: 'zamitame',
    audience: 'player',
    title: 'Stížnost zamítáme',
    hint: 'why, and where else to turn',
    subject: 'Stížnost č. {číslo} zamítáme',
    text: 'Dobrý den,\n\nstížnost č. {číslo} na {kasino} jsme zamítli. Důvody najdete tady: {odkaz}\n\nObrátit se můžete i na stát, který na provozovatele dohlíží.',
  },
  {
    id: 'osloveni',
    audience: 'operator',
    title: 'První oslovení',
    hint: 'what happened, questions, 14 days, their link',
    subject: 'Stížnost č. {číslo} na {kasino}: prosíme o vyjádření',
    text: 'Dobrý den,\n\nprosíme o vyjádření ke stížnosti č. {číslo} na {kasino}. Jde o částku {částka}.\n\nOdpovíte na této adrese, účet nepotřebujete: {odkaz}\n\nLhůta je do {lhůta}.',
  },
  {
    id: 'pripominka',
    audience: 'operator',
    title: 'Připomínka lhůty',
    hint: '3 days before the end',
    subject: 'Stížnost č. {číslo}: lhůta končí {lhůta}',
    text: 'Dobrý den,\n\nna vyjádření ke stížnosti č. {číslo} na {kasino} máte čas do {lhůta}.\n\nOdpovíte tady: {odkaz}',
  },
  {
    id: 'bez-vas',
    audience: 'operator',
    title: 'Rozhodneme bez vás',
    hint: 'the last day',
    subject: 'Stížnost č. {číslo}: rozhodneme bez vás',
    text: 'Dobrý den,\n\nna vyjádření ke stížnosti č. {číslo} na {kasino} máte čas do {lhůta}. Potom rozhodneme bez vás a napíšeme to.\n\nOdpovíte tady: {odkaz}',
  },
]
