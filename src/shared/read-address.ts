/** Where a page says that it was read. */
export const READ_PATH = '/precteno'
export const READ_PARAM = 'stranka'
/** A post counts as read when it was in view for so long, without a break. */
export const READ_SECONDS = 10
/** So many whole years are kept beside the running one. */
export const READ_YEARS = 2
