import { Button, Skeleton, Switch } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Section } from '#admin/settings/section.tsx'
import * as m from '#features/colleague-mail/messages.ts'
import type { MailChoicesInput } from '#features/colleague-mail/schema.ts'
import { type Choice, CHOICES, type When, WHENS } from '#features/colleague-mail/shared/choices.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { currentUser } from '#records/admin/api/user.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './mail-settings.module.css'

const LABELS = {
  mention: m.mention,
  submitted: m.submitted,
  sentBack: m.sentBack,
  published: m.published,
  failed: m.failed,
  followed: m.followed,
}
const WHEN_LABELS = { now: m.atOnce, daily: m.shortDaily, never: m.never }

const hintOf = (choice: Choice): string => {
  if (choice === 'mention') return m.mentionHint({ name: currentUser().name })
  const hints = {
    submitted: m.submittedHint,
    sentBack: m.sentBackHint,
    published: m.publishedHint,
    failed: m.failedHint,
    followed: m.followedHint,
  }
  return hints[choice]()
}

const mailsQuery = queryOptions({
  queryKey: ['own-mails'],
  queryFn: ({ signal }) => api.get('/own-mails', { signal }),
})

async function save({ choices, isQuiet }: MailChoicesInput): Promise<void> {
  const { queryKey } = mailsQuery
  queryClient.setQueryData(queryKey, (known) => known && { ...known, choices, isQuiet })
  try {
    queryClient.setQueryData(queryKey, await api.put('/own-mails', { body: { choices, isQuiet } }))
    notify.success(SUCCESS.updated)
  } catch {
    await queryClient.invalidateQueries({ queryKey })
  }
}

async function sendSample(email: string): Promise<void> {
  await api.post('/own-mails/sample')
  notify.info(m.sampleSent({ email }))
}

export function MailSettings() {
  const { data, isError, refetch } = useQuery(mailsQuery)
  const { email } = currentUser()
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const isShown = data !== undefined
  // Mails lead here, past what stands above.
  useEffect(() => {
    if (isShown && hash === '#mails') place.current?.scrollIntoView()
  }, [isShown, hash])
  return (
    <div ref={place}>
      <Section title={m.title()} lead={data?.canMail === false ? m.closed() : m.lead({ email })}>
        {!data && isError && <ReadFailure title={m.unread()} onTryAgain={refetch} />}
        {!data && !isError && <Skeleton height={300} mt={14} />}
        {data?.canMail && (
          <>
            <Button
              className={css.sample}
              variant="default"
              size="compact-sm"
              leftSection={<Icon name="send" size={16} />}
              onClick={() => void sendSample(email).catch(() => undefined)}
            >
              {m.sendSample()}
            </Button>
            <div className={css.table}>
              <div className={css.head} aria-hidden="true">
                <span>{m.when()}</span>
                <span>{m.atOnce()}</span>
                <span>{m.daily()}</span>
                <span>{m.never()}</span>
              </div>
              {CHOICES.map((choice) => (
                <ChoiceRow
                  key={choice}
                  choice={choice}
                  value={data.choices[choice]}
                  onChange={(chosen) => void save({ ...data, choices: { ...data.choices, [choice]: chosen } })}
                />
              ))}
            </div>
            <Switch
              className={css.quiet}
              label={m.quiet()}
              description={m.quietHint()}
              checked={data.isQuiet}
              onChange={({ currentTarget }) => void save({ ...data, isQuiet: currentTarget.checked })}
            />
          </>
        )}
      </Section>
    </div>
  )
}

interface ChoiceRowProps {
  choice: Choice
  value: When
  onChange: (when: When) => void
}

const ChoiceRow = ({ choice, value, onChange }: ChoiceRowProps) => (
  <div className={css.row} role="radiogroup" aria-label={LABELS[choice]()}>
    <b>
      {LABELS[choice]()}
      <small>{hintOf(choice)}</small>
    </b>
    {WHENS.map((when) => (
      <label key={when} className={css.choice}>
        <input
          type="radio"
          name={`mail-${choice}`}
          aria-label={WHEN_LABELS[when]()}
          checked={value === when}
          onChange={() => onChange(when)}
        />
        <span>{WHEN_LABELS[when]()}</span>
      </label>
    ))}
  </div>
)
