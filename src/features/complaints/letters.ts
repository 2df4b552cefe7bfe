import { DAYS } from '#features/players/months.ts'
import { type Letter, LINK } from '#features/players/letter.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import { lastDay } from '#features/complaints/shared/clock.ts'
import { CONFIRM_HOURS, EXTENSION_DAYS, SENTENCE_MAX } from '#features/complaints/shared/limits.ts'
import type { DeskStep, StepName } from '#features/complaints/step-schema.ts'
import { TAKEN_WITHIN } from '#features/complaints/words.ts'
import { type NamedOffer, onOffer } from '#features/players/offer.ts'
import { countOf, formatCrowns, formatLongDate } from '#shared/czech/format.ts'

const HELLO = 'Dobrý den,'
const numberOf = ({ number }: Pick<Complaint, 'number'>) => `Stížnost č. ${number}`
/** A day as a moment in the middle of it. */
export const dayWords = (day: string) => formatLongDate(`${day}T12:00:00Z`)

export const confirmLetter = (offer: NamedOffer): Letter => ({
  subject: 'Potvrďte stížnost',
  paragraphs: [
    `Někdo, nejspíš vy, nám napsal stížnost ${onOffer(offer)}. Potvrďte ji prosím do ${CONFIRM_HOURS} hodin tímto odkazem. Dokud to neuděláte, nikdo ji nečte a nikde není.`,
    LINK,
    'Odkaz si nechte: uvidíte na něm, jak se stížnost vyvíjí, odpovíte nám a stížnost můžete kdykoli stáhnout.',
    `Po potvrzení do ${TAKEN_WITHIN} napíšeme, jestli stížnost bereme a proč.`,
    'Pokud jste to nebyli vy, nemusíte dělat nic. Nepotvrzenou stížnost i s adresou a doklady smažeme.',
  ],
})

/** To whom the newsroom has written a complaint down by what they said. */
export const writtenDownLetter = (complaint: Pick<Complaint, 'number'>, offer: NamedOffer): Letter => ({
  subject: `${numberOf(complaint)}: zapsali jsme ji`,
  paragraphs: [
    HELLO,
    `podle toho, co jste nám řekli, jsme zapsali stížnost ${onOffer(offer)}. Přečtěte si ji prosím tady: ${LINK}`,
    'Odkaz si nechte: uvidíte na něm, jak se stížnost vyvíjí, odpovíte nám a stížnost můžete kdykoli stáhnout.',
    `Do ${TAKEN_WITHIN} napíšeme, jestli stížnost bereme a proč.`,
    'Pokud o ničem nevíte, někdo nám dal vaši adresu omylem. Stížnost pod odkazem prosím stáhněte.',
  ],
})

/** The heading of the mail that tells the player of a step. */
const STEP_SUBJECTS: Record<StepName, string> = {
  take: 'přijali jsme ji a ověřujeme',
  send: 'předali jsme ji provozovateli',
  publish: 'provozovatel odpověděl',
  'ask-operator': 'ptáme se provozovatele znovu',
  'ask-player': 'potřebujeme od vás odpověď',
  wait: 'lhůta se posunula',
  decide: 'rozhodli jsme',
  solve: 'uzavřena jako vyřešená',
  unsolve: 'uzavřena jako nevyřešená',
  reject: 'zamítáme ji',
  withdraw: 'je stažená',
}

/** What the player reads about a step; the sentence is the one that readers see. */
export function stepLetter(complaint: Complaint, step: DeskStep): Letter {
  const { deadlineAt, turn } = complaint
  const until = deadlineAt === null ? '' : dayWords(lastDay(deadlineAt))
  const paragraphs = [HELLO, step.sentence]
  if (step.step === 'ask-player') paragraphs.push(step.question, `Odpovězte prosím do ${until} tady: ${LINK}`)
  else if (turn === 'casino') {
    paragraphs.push(`Až peníze přijdou, nebo kdyby do ${until} nepřišly, dejte nám prosím vědět tady: ${LINK}`)
  } else paragraphs.push(`Celou stížnost najdete tady: ${LINK}`)
  return { subject: `${numberOf(complaint)}: ${STEP_SUBJECTS[step.step]}`, paragraphs }
}

/** What the operator reads of a step: what it is asked, or what was decided against it. */
export function operatorLetter(complaint: Complaint, offer: NamedOffer, step: DeskStep): Letter | undefined {
  if (step.step === 'send') return askingLetter(complaint, offer, step.questions)
  if (step.step === 'ask-operator') return askingLetter(complaint, offer, [step.question])
  // Without a link it was never asked, because nobody knew where to write.
  const isToPay = step.step === 'decide' && complaint.turn === 'casino' && complaint.linkId !== ''
  return isToPay ? verdictLetter(complaint, offer, [step.sentence, ...step.reasons]) : undefined
}

const numbered = (points: readonly string[]) => points.map((point, index) => `${index + 1}. ${point}`)

function askingLetter(complaint: Complaint, offer: NamedOffer, questions: readonly string[]): Letter {
  const { amount, deadlineAt } = complaint
  const until = deadlineAt === null ? '' : dayWords(lastDay(deadlineAt))
  const sum = amount === null ? '' : ` Jde o částku ${formatCrowns(amount)}.`
  return {
    subject: `${numberOf(complaint)} ${onOffer(offer)}: prosíme o vyjádření`,
    paragraphs: [
      HELLO,
      `hráč nám poslal stížnost ${onOffer(offer)}: ${complaint.title}.${sum} Ověřili jsme ji a ptáme se:`,
      ...numbered(questions),
      `Odpovíte na této adrese, účet nepotřebujete: ${LINK}`,
      `Odpověď zveřejníme celou a beze změn. Lhůta je do ${until}; jednou ji tam můžete prodloužit o ${countOf(EXTENSION_DAYS, DAYS)}. Když neodpovíte, rozhodneme bez vás a napíšeme to.`,
      'Odkaz je jen pro vás. Kdo ho má, může za vás odpovědět; nikam ho prosím nepřeposílejte.',
    ],
  }
}

function verdictLetter(
  complaint: Complaint,
  offer: NamedOffer,
  [sentence = '', ...reasons]: readonly string[],
): Letter {
  const { deadlineAt } = complaint
  const until = deadlineAt === null ? '' : dayWords(lastDay(deadlineAt))
  return {
    subject: `${numberOf(complaint)} ${onOffer(offer)}: rozhodli jsme`,
    paragraphs: [
      HELLO,
      `o stížnosti ${onOffer(offer)} jsme rozhodli. ${sentence}`,
      ...numbered(reasons),
      `Zaplaťte prosím do ${until}. Když částka do té doby nepřijde, uzavřeme stížnost jako nevyřešenou a napíšeme to.`,
      `Až zaplatíte, nebo když k tomu chcete něco dodat, napište nám tady: ${LINK}`,
    ],
  }
}

/** Some days before the end of a time, or on its last day. */
export function reminderLetter(complaint: Complaint, offer: NamedOffer, isLastDay: boolean): Letter {
  const { turn, deadlineAt } = complaint
  const until = deadlineAt === null ? '' : dayWords(lastDay(deadlineAt))
  const when = isLastDay ? 'dnes' : until
  const subject = `${numberOf(complaint)}: lhůta končí ${when}`
  if (turn === 'player') {
    const why = 'Bez odpovědi stížnost nejspíš nebudeme moct rozhodnout.'
    return { subject, paragraphs: [HELLO, `na vaši odpověď čekáme do ${until}. ${why}`, `Odpovíte tady: ${LINK}`] }
  }
  if (turn === 'casino') {
    const words = `podle rozhodnutí má kasino zaplatit do ${until}. Když částka do té doby nepřijde, uzavřeme stížnost jako nevyřešenou.`
    return { subject, paragraphs: [HELLO, words, `Napsat k tomu můžete tady: ${LINK}`] }
  }
  const words = isLastDay
    ? `na vyjádření ke stížnosti ${onOffer(offer)} máte čas do dnešní půlnoci. Potom rozhodneme bez vás a napíšeme to.`
    : `na vyjádření ke stížnosti ${onOffer(offer)} máte čas do ${until}.`
  return { subject, paragraphs: [HELLO, words, `Odpovíte tady: ${LINK}`] }
}

export const longerCheckLetter = (complaint: Complaint): Letter => ({
  subject: `${numberOf(complaint)}: ověřování trvá déle`,
  paragraphs: [
    HELLO,
    'ověřování vaší stížnosti trvá déle, než jsme slíbili. Pracujeme na ní dál a ozveme se.',
    `Jak je na tom, uvidíte tady: ${LINK}`,
  ],
})

/**
 * That what the operator has sent is here. Neither its words nor a link to answer are in it: an address typed by mistake
 * would have them.
 */
export const answerCopyLetter = (complaint: Complaint, offer: NamedOffer): Letter => ({
  subject: `${numberOf(complaint)} ${onOffer(offer)}: vaši odpověď máme`,
  paragraphs: [
    HELLO,
    `děkujeme za vyjádření ke stížnosti ${onOffer(offer)}. Redakce ho přečte a zveřejní celé pod stížností.`,
    'Doplnit ho můžete do konce lhůty odkazem, přes který jste odpověděli.',
  ],
})

/** A letter that the newsroom has written itself. */
export const writtenLetter = (subject: string, text: string): Letter => ({
  subject: subject.slice(0, SENTENCE_MAX),
  paragraphs: text.split('\n\n'),
})
