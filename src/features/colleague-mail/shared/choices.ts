/** What a user can be mailed about, in the order of the settings. */
export const CHOICES = ['mention', 'submitted', 'sentBack', 'published', 'failed', 'followed'] as const
export type Choice = (typeof CHOICES)[number]

export const WHENS = ['now', 'daily', 'never'] as const
export type When = (typeof WHENS)[number]

export type Choices = Record<Choice, When>

/** Only whoever is named in a note hears of it; all else is asked for. */
export const USUAL: Choices = {
  mention: 'now',
  submitted: 'never',
  sentBack: 'never',
  published: 'never',
  failed: 'never',
  followed: 'never',
}
