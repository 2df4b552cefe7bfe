/** Pages, mails and the law texts take their numbers from here, so that they cannot differ from what the code does. */
export const TEXT_MIN = 40
export const TEXT_MAX = 2000
/** A voice whose e-mail is not confirmed by then is deleted. */
export const CONFIRM_HOURS = 48
/** Working days in which the newsroom promises to decide. */
export const DECIDED_IN_DAYS = 3
/** The proof and the original words are deleted so many days after the decision. */
export const ORIGINAL_DAYS = 30
export const EMAIL_MONTHS = 12
/** Figures say nothing with fewer people. */
export const FIGURES_FROM = 5
/** A question that stays open for so long closes the voice. */
export const ANSWER_DAYS = 14
/** What was set aside can be brought back for so long. */
export const ASIDE_DAYS = 30
export const PROOF_MEGABYTES = 10
export const QUESTION_MAX = 500
export const REPLY_MAX = 1000
export const LETTER_MAX = 1000
/** So many people do not write about one offer in an hour; the newsroom could not read them, either. */
export const OFFER_PER_HOUR = 60
/** Fewer voices of a burst are read one by one. */
export const WAVE_FROM = 10
