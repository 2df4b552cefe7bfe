import { type Letter, LINK } from '#features/players/letter.ts'
import { DAYS, DAYS_UNTIL, workingDays } from '#features/players/months.ts'
import { type NamedOffer, withOffer } from '#features/players/offer.ts'
import type { Rejection } from '#features/voices/schema.ts'
import { LEFT_OUT, type LeftOut } from '#features/players/bars.ts'
import { ANSWER_DAYS, CONFIRM_HOURS, DECIDED_IN_DAYS, ORIGINAL_DAYS } from '#features/voices/shared/limits.ts'
import { countOf, formatLongDate } from '#shared/czech/format.ts'

/** „do tří pracovních dnů“ */
export const DECIDED_WITHIN = workingDays(DECIDED_IN_DAYS)

export const leftOutWords = (leftOut: readonly LeftOut[]) =>
  leftOut.length === 0 ? '' : `Redakce vynechala ${leftOut.map((what) => LEFT_OUT[what]).join(', ')}.`

export const confirmLetter = (offer: NamedOffer): Letter => ({
  subject: 'Potvrďte zkušenost',
  paragraphs: [
    `Někdo, nejspíš vy, nám napsal zkušenost ${withOffer(offer)}. Potvrďte ji prosím do ${CONFIRM_HOURS} hodin tímto odkazem. Dokud to neuděláte, nikdo ji nečte a nikde není.`,
    LINK,
    'Odkaz si nechte: kdykoli jím zkušenost změníte nebo odvoláte a uvidíte na něm, jak jsme rozhodli.',
    `Po potvrzení ji přečte redakce, obvykle do ${DECIDED_WITHIN}. E-mailem vám přijde nejvýš jedna otázka a rozhodnutí, nic jiného.`,
    'Pokud jste to nebyli vy, nemusíte dělat nic. Nepotvrzenou zkušenost i s adresou smažeme.',
  ],
})

export const shownLetter = (offer: NamedOffer, createdAt: string, leftOut: readonly LeftOut[]): Letter => ({
  subject: `Vaši zkušenost ${withOffer(offer)} jsme zveřejnili`,
  paragraphs: [
    'Dobrý den,',
    `děkujeme, že jste nám napsali. Zkušenost z ${formatLongDate(createdAt)} jsme zveřejnili. ${leftOutWords(leftOut)}`.trim(),
    `Změnit nebo odvolat ji můžete kdykoli tady: ${LINK}`,
  ],
})

type WrittenRejection = Exclude<Rejection, 'other'>

/** The rule that the voice breaks, as the sentence goes on. */
export const REASONS: Record<WrittenRejection, { rule: string; why: string; advice: string }> = {
  insult: {
    rule: 'Jména nebo urážky',
    why: 'jsou v ní jména nebo urážky, které se nedají jen vynechat.',
    advice: 'Napište prosím, co se stalo, bez nich. Podíváme se na to znovu.',
  },
  boast: {
    rule: 'Chlubení výhrami a návody',
    why: 'chlubí se výhrou nebo radí, jak vyhrát.',
    advice: 'Napište prosím, jak se kasino chovalo. Podíváme se na to znovu.',
  },
  advert: {
    rule: 'Odkazy, kódy, reklama',
    why: 'působí jako reklama, jsou v ní odkazy nebo kódy, nebo se shoduje s jinými, které nám přišly.',
    advice: 'Stalo-li se vám to tak, jak píšete, popište to prosím vlastními slovy, nebo přiložte doklad.',
  },
  again: {
    rule: 'Druhá zkušenost v jednom měsíci',
    why: 'od vás je to v jednom měsíci druhá o stejném podniku.',
    advice: 'Tu první můžete kdykoli změnit odkazem z jejího potvrzovacího e-mailu.',
  },
  'not-own': {
    rule: 'Není to vlastní zkušenost',
    why: 'není to vlastní zkušenost.',
    advice: 'Napište prosím jen o tom, co jste zažili sami.',
  },
  'no-answer': {
    rule: 'Bez odpovědi',
    why: `na naši otázku nepřišla do ${countOf(ANSWER_DAYS, DAYS_UNTIL)} odpověď.`,
    advice: `Odpovědět můžete ještě ${countOf(ORIGINAL_DAYS, DAYS)}, přečteme ji potom znovu.`,
  },
}

/** What the author reads behind the link, and in the mail. */
export const rejectionWords = (reason: Rejection, written: string): string[] =>
  reason === 'other' ? [written] : [`Zkušenost jsme nezveřejnili: ${REASONS[reason].why}`, REASONS[reason].advice]

export const rejectedLetter = (offer: NamedOffer, words: readonly string[]): Letter => ({
  subject: `Vaši zkušenost ${withOffer(offer)} jsme nezveřejnili`,
  paragraphs: ['Dobrý den,', 'děkujeme, že jste nám napsali.', ...words, `Změnit ji nebo smazat můžete tady: ${LINK}`],
})

export const questionLetter = (offer: NamedOffer, question: string): Letter => ({
  subject: `Otázka k vaší zkušenosti ${withOffer(offer)}`,
  paragraphs: [
    'Dobrý den,',
    'než zkušenost zveřejníme, potřebujeme vědět jednu věc:',
    question,
    `Odpovězte prosím tady do ${countOf(ANSWER_DAYS, DAYS_UNTIL)}: ${LINK}`,
    'Jinou otázku vám už nepošleme.',
  ],
})
