import * as l from '#features/colleague-mail/letters.server.ts'
import type { ColleagueNewsRow, NewsKind } from '#features/colleague-mail/schema.ts'
import type { Env } from '#infra/env.server.ts'
import type { Language } from '#shared/words/language.ts'
import { inLanguage } from '#shared/words/message.ts'

type Site = Pick<Env, 'SITE_NAME' | 'SITE_URL'>
type About = { author: string; title: string }

const SUBJECTS: Record<NewsKind, Parameters<typeof inLanguage>[1]> = {
  mention: l.mentionSubject,
  submitted: l.submittedSubject,
  sentBack: l.sentBackSubject,
  published: l.publishedSubject,
  publishedOnTime: l.publishedSubject,
  failed: l.failedSubject,
  saved: l.savedSubject,
  scheduled: l.scheduledSubject,
  takenDown: l.takenDownSubject,
  archived: l.archivedSubject,
}

const WORDS: typeof SUBJECTS = {
  mention: l.mention,
  submitted: l.submitted,
  sentBack: l.sentBack,
  published: l.published,
  publishedOnTime: l.publishedOnTime,
  failed: l.failed,
  saved: l.saved,
  scheduled: l.scheduled,
  takenDown: l.takenDown,
  archived: l.archived,
}

type Told = Pick<ColleagueNewsRow, 'kind' | 'author' | 'title' | 'quote' | 'body' | 'path'>

/** One mail about all of it. */
export function composeNews(language: Language, news: readonly Told[], site: Site): { subject: string; text: string } {
  const [first] = news
  const count = news.length
  const isOne = first && count === 1
  const subject = isOne
    ? inLanguage(language, SUBJECTS[first.kind], aboutOf(language, first))
    : inLanguage(language, l.manySubject, { site: site.SITE_NAME, count })
  const parts = news.map((each) => wordsOf(language, each, site))
  return { subject, text: [...parts, leave(language, site)].join('\n\n') }
}

const aboutOf = (language: Language, { author, title }: About): About => ({
  author: author || inLanguage(language, l.scheduleName),
  title,
})

function wordsOf(language: Language, news: Told, { SITE_URL }: Site): string {
  const { kind, quote, body, path } = news
  const isNote = kind === 'mention' || kind === 'sentBack'
  const parts = [
    inLanguage(language, WORDS[kind], aboutOf(language, news)),
    quote && inLanguage(language, l.about, { quote }),
    body,
    inLanguage(language, isNote ? l.answer : l.open, { address: SITE_URL + path }),
  ]
  return parts.filter(Boolean).join('\n\n')
}

const leave = (language: Language, { SITE_URL }: Site) =>
  inLanguage(language, l.leave, { address: `${SITE_URL}/admin/settings?tab=account#mails` })

export const composeSample = (language: Language, site: Site) => ({
  subject: inLanguage(language, l.sampleSubject, { site: site.SITE_NAME }),
  text: [inLanguage(language, l.sample), leave(language, site)].join('\n\n'),
})
