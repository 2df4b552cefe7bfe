/** Pages, mails and the law texts take their numbers from here, so that they cannot differ from what the code does. */
export const TEXT_MIN = 100
export const TEXT_MAX = 2000
export const NICKNAME_MAX = 60
export const SUPPORT_REPLY_MAX = 1000
/** A complaint whose e-mail is not confirmed by then is deleted. */
export const CONFIRM_HOURS = 48
/** The support of the casino has so many days to answer before we take a complaint. */
export const SUPPORT_DAYS = 7
/** What happened longer ago cannot be verified any more. */
export const OLDEST_MONTHS = 6

/** Working days in which the newsroom takes or refuses a complaint. */
export const TAKE_WORKING_DAYS = 2
export const CHECK_DAYS = 5
export const OPERATOR_DAYS = 14
/** The operator may ask for more time once. */
export const EXTENSION_DAYS = 7
export const PUBLISH_WORKING_DAYS = 1
export const DECIDE_DAYS = 7
export const PAY_DAYS = 14
export const PLAYER_DAYS = 14
/** Who has the turn is reminded so many days before its end, and again on the last day. */
export const REMIND_DAYS = 3

/** What readers see of a step, in Czech. */
export const SENTENCE_MAX = 240
export const TITLE_MIN = 5
export const TITLE_MAX = 140
export const ANSWER_MIN = 10
export const ANSWER_MAX = 1500
export const POINT_MAX = 400
export const POINTS_MAX = 10
export const SOURCE_MAX = 160
export const NOTE_MAX = 4000
export const LETTER_MAX = 4000

export const FILES_MAX = 5
export const FILES_MEGABYTES = 20
export const FILE_MEGABYTES = 10
/** Evidence, nicknames, addresses, letters and notes are deleted so many days after closing. */
export const EVIDENCE_DAYS = 180
/** The words under the bars are deleted so many days after closing. */
export const ORIGINAL_DAYS = 30
/** A step can be taken back for so long; after that it is corrected by another one. */
export const UNDO_MINUTES = 10

/** Of fewer closed complaints only counts are shown. */
export const FIGURES_FROM = 3

/** Numbers run on from here, so that they do not say how young the book is. */
export const FIRST_NUMBER = 101
/** To whom complaints about a casino go is checked again after so many days. */
export const CONTACT_DAYS = 180
