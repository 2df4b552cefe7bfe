import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import type { NetChanges } from '#features/change-log/net-changes.ts'
import type { Env } from '#infra/env.server.ts'
import type { Mail } from '#infra/mail.server.ts'
import { uncapitalise } from '#shared/capitalise.ts'
import { countOf } from '#shared/czech/format.ts'
import { ofOffer } from '#shared/czech/offer-words.ts'
import { labels } from '#shared/czech/labels.ts'
import { changesOf } from '#shared/changes-address.ts'
import { HELP_PATH } from '#shared/help-lines.ts'
import { confirmPath, leavePath } from '#features/watching/site/address.ts'
import type { WatchedOffer } from '#features/watching/site/offers.server.ts'

type Site = Pick<Env, 'SITE_NAME' | 'SITE_URL'>
type Said = Pick<WatchedOffer, 'kind' | 'slug' | 'title' | 'path'>

interface Letter {
  lead: string
  facts?: NetChanges['facts']
  reasons?: string[]
  links: { text: string; href: string }[]
  /** Why they got the mail, and how to unsubscribe. */
  end: string
  leave?: string
}

/** The request for confirmation; an address that is not confirmed gets no other mail. */
export function confirmationMail(site: Site, { kind, title }: Said, { id, token }: { id: string; token: string }) {
  const letter: Letter = {
    lead: `Někdo, nejspíš vy, chce na tuto adresu dostávat e-mail, když se v naší recenzi ${ofOffer(kind, title)} změní podmínky nebo známka. Potvrďte to prosím do 24 hodin.`,
    links: [{ text: 'Potvrdit hlídání', href: site.SITE_URL + confirmPath(token) }],
    end: 'Pokud jste to nebyli vy, nemusíte dělat nic. Bez potvrzení vám už nic nepošleme a adresu do jednoho dne smažeme.',
  }
  return mailOf(site, `Potvrďte hlídání: ${title}`, letter, `${id} question`)
}

interface ChangesMailOptions {
  id: string
  token: string
  /** The time of the newest entry included. */
  until: string
}

/** The changes, with a link to unsubscribe in the text and in headers for mail programs (RFC 8058). */
export function changesMail(
  site: Site,
  offer: Said,
  { facts, reasons }: NetChanges,
  { id, token, until }: ChangesMailOptions,
) {
  const leave = site.SITE_URL + leavePath(token)
  const letter: Letter = {
    lead: `V naší recenzi ${ofOffer(offer.kind, offer.title)} se změnilo:`,
    facts,
    reasons,
    links: [
      { text: 'Celá recenze', href: site.SITE_URL + offer.path },
      { text: 'Všechny změny', href: site.SITE_URL + changesOf(offer.slug) },
    ],
    end: `Tento e-mail dostáváte, protože hlídáte změny v recenzi ${ofOffer(offer.kind, offer.title)}. Když hlídání ukončíte, vaši adresu hned smažeme.`,
    leave,
  }
  const mail = mailOf(site, subjectOf(offer.title, facts), letter, `${id} ${until}`)
  return {
    ...mail,
    headers: {
      ...mail.headers,
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const CHANGED = ['změna', 'změny', 'změny', 'změn'] as const

function subjectOf(title: string, facts: NetChanges['facts']): string {
  const [only, ...others] = facts
  return only && others.length === 0
    ? `${title}: ${uncapitalise(only.label)} ${valuesOf(only)}`
    : `${title}: ${countOf(facts.length, CHANGED)}`
}

const valuesOf = ({ from, to }: NetChanges['facts'][number]) => `${from ? `${from} → ` : ''}${to || 'neuvedeno'}`

/** A mail that is sent again has the same Message-ID, so that mailboxes can drop the duplicate. */
function mailOf(site: Site, subject: string, letter: Letter, about: string) {
  const name = createHash('sha256').update(about).digest('hex').slice(0, 32)
  return {
    subject,
    text: textOf(site, letter),
    html: `<!doctype html>${renderToStaticMarkup(<Html site={site} letter={letter} title={subject} />)}`,
    messageId: `<${name}@${new URL(site.SITE_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  } satisfies Omit<Mail, 'to'>
}

const WARNING = `18+ | ${labels.ministryWarning}`
const reasonLine = (reason: string) => `Proč: ${reason}`

function textOf({ SITE_NAME, SITE_URL }: Site, { lead, facts = [], reasons = [], links, end, leave }: Letter): string {
  return [
    lead,
    facts.map((fact) => `${fact.label}: ${valuesOf(fact)}`).join('\n'),
    reasons.map(reasonLine).join('\n'),
    links.map(({ text, href }) => `${text}: ${href}`).join('\n'),
    end,
    leave ? `Ukončit hlídání: ${leave}` : '',
    `${WARNING}\nPomoc hráčům a blízkým: ${SITE_URL}${HELP_PATH}`,
    `${SITE_NAME}, ${SITE_URL}/`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

interface HtmlProps {
  site: Site
  letter: Letter
  title: string
}

const Html = ({ site: { SITE_NAME, SITE_URL }, letter, title }: HtmlProps) => (
  <html lang="cs">
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
    </head>
    <body>
      <p>{letter.lead}</p>
      {letter.facts && (
        <ul>
          {letter.facts.map((fact) => (
            <li key={fact.label}>
              {fact.label}: {fact.from && <>{fact.from} → </>}
              <b>{fact.to || 'neuvedeno'}</b>
            </li>
          ))}
        </ul>
      )}
      {letter.reasons?.map((reason) => (
        <p key={reason}>{reasonLine(reason)}</p>
      ))}
      {letter.links.map(({ text, href }) => (
        <p key={href}>
          <a href={href}>{text}</a>
        </p>
      ))}
      <hr />
      <p>
        {letter.end} {letter.leave && <a href={letter.leave}>Ukončit hlídání</a>}
      </p>
      <p>
        {WARNING} <a href={SITE_URL + HELP_PATH}>Pomoc hráčům a blízkým</a>
      </p>
      <p>
        <a href={`${SITE_URL}/`}>{SITE_NAME}</a>
      </p>
    </body>
  </html>
)
