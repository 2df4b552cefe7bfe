import * as m from '#features/first-steps/messages.ts'
import { Anchor, Button, Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type FirstSteps, type StepName, STEPS } from '#features/first-steps/api-schema.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { isAdmin } from '#records/admin/api/user.ts'
import { Icon } from '#ui/admin/icon.tsx'
import type { Message } from '#shared/words/message.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './guide.module.css'

const KEY = ['records', 'first-steps']

const WORDS: Record<StepName, { title: Message; body: Message; to: string }> = {
  site: {
    title: m.site,
    body: m.siteAbout,
    to: '/admin/settings?tab=site',
  },
  casino: {
    title: m.casino,
    body: m.casinoAbout,
    to: '/admin/casinos/create',
  },
  review: {
    title: m.review,
    body: m.reviewAbout,
    to: '/admin/posts/create',
  },
  publish: {
    title: m.publish,
    body: m.publishAbout,
    to: '/admin/posts?status=draft',
  },
}

/** The first answer stays true for long: steps are looked at again when a record is saved, as lists are. */
function useFirstSteps(): FirstSteps | undefined {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/first-steps', { signal, isQuiet: true }),
    enabled: isAdmin(),
  })
  return data?.isLeft === false ? data : undefined
}

async function leave(): Promise<void> {
  await api.post('/first-steps/leave')
  queryClient.setQueryData<FirstSteps>(KEY, (before) => before && { ...before, isLeft: true })
}

/** For admins of a new site, until one of them leaves it; then it never comes back. */
export function FirstStepsGuide() {
  const steps = useFirstSteps()
  if (!steps) return null
  const { done, hasDemo } = steps
  const next = STEPS.find((name) => !done.includes(name))
  return (
    <Paper withBorder radius="lg" component="section" aria-label={m.firstSteps()} className={css.guide}>
      <header>
        <h2>{next ? m.firstSteps() : m.reviewIsOut()}</h2>
        <span>{m.progress({ done: done.length, all: STEPS.length })}</span>
        <Button variant="subtle" size="compact-sm" onClick={() => void leave().catch(() => undefined)}>
          {next ? m.leave() : m.close()}
        </Button>
      </header>
      <ol>
        {STEPS.map((name, place) => (
          <Step key={name} name={name} place={place + 1} isDone={done.includes(name)} isNext={name === next} />
        ))}
      </ol>
      {hasDemo && <p>{rich(m.demo, { link: linkTo('/admin/settings?tab=data') })}</p>}
      <p>{rich(m.moveIn, { link: linkTo('/admin/import-site') })}</p>
    </Paper>
  )
}

const linkTo = (path: string) => (words: string) => (
  <Anchor component={Link} to={path} size="sm" underline="always">
    {words}
  </Anchor>
)

interface StepProps {
  name: StepName
  place: number
  isDone: boolean
  isNext: boolean
}

function Step({ name, place, isDone, isNext }: StepProps) {
  const { title, body, to } = WORDS[name]
  return (
    <li data-done={isDone || undefined} aria-current={isNext ? 'step' : undefined}>
      <i aria-hidden>{isDone ? <Icon name="check" size={14} /> : place}</i>
      <span>
        <Link to={to}>{title()}</Link>
        <small>{isDone ? m.done() : body()}</small>
      </span>
    </li>
  )
}
