import { z } from 'zod'
import { type Choice, WHENS } from '#features/colleague-mail/shared/choices.ts'

export interface MailChoiceRow {
  userId: string
  /** JSON by kind. */
  choices: string
  isQuiet: number
}

export interface FollowerRow {
  postId: string
  userId: string
}

export type NewsKind =
  | 'mention'
  | 'submitted'
  | 'sentBack'
  | 'published'
  | 'publishedOnTime'
  | 'failed'
  | 'saved'
  | 'scheduled'
  | 'takenDown'
  | 'archived'

/** Something that one user is to be told. */
export interface ColleagueNewsRow {
  id: string
  userId: string
  kind: NewsKind
  choice: Choice
  author: string
  title: string
  quote: string
  body: string
  /** Of the screen in the back office. */
  path: string
  createdAt: string
  dueAt: string
}

const OwnChoices = z.strictObject({
  mention: z.enum(WHENS),
  submitted: z.enum(WHENS),
  sentBack: z.enum(WHENS),
  published: z.enum(WHENS),
  failed: z.enum(WHENS),
  followed: z.enum(WHENS),
} satisfies Record<Choice, z.ZodType>)

export const MailChoicesInput = z
  .strictObject({
    choices: OwnChoices,
    isQuiet: z.boolean().describe('Nothing from 19:00 to 7:00 and at weekends; it waits for 7:00'),
  })
  .meta({ id: 'MailChoicesInput' })
export type MailChoicesInput = z.infer<typeof MailChoicesInput>

export const MailChoices = MailChoicesInput.extend({
  canMail: z.boolean().describe('False without a mail server'),
}).meta({ id: 'MailChoices' })

export const FollowInput = z.strictObject({ isFollowed: z.boolean() }).meta({ id: 'FollowInput' })

export const Follow = z
  .object({
    isFollowed: z.boolean(),
    isMailed: z.boolean().describe('False if one gets no mails about followed posts'),
  })
  .meta({ id: 'Follow' })
