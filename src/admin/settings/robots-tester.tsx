import { Autocomplete, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { decideRobots } from '#shared/robots.ts'
import css from './robots.module.css'

const CRAWLERS = ['Googlebot', 'Googlebot-Image', 'Bingbot', 'SeznamBot', 'AhrefsBot', 'GPTBot']

export function RobotsTester({ robots }: { robots: string }) {
  const [path, setPath] = useState('')
  const [crawler, setCrawler] = useState('Googlebot')
  return (
    <div className={css.tester}>
      <Text size="sm" fw={600} mb={10} c="var(--text)">
        May a crawler read this page?
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={14}>
        <TextInput
          label="Path or address"
          placeholder="/recenze/modry-lev/"
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
          // Enter would submit the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Autocomplete
          label="Crawler"
          data={CRAWLERS}
          value={crawler}
          onChange={setCrawler}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </SimpleGrid>
      <p className={css.response} role="status">
        {path.trim() === '' ? (
          <Text span size="sm" c="dimmed">
            Type a path to see which rule decides. The text above counts as it is, saved or not.
          </Text>
        ) : (
          <Verdict robots={robots} path={path} crawler={crawler} />
        )}
      </p>
    </div>
  )
}

function Verdict({ robots, path, crawler }: { robots: string; path: string; crawler: string }) {
  const { isAllowed, rule, agent } = decideRobots(robots, path, crawler)
  return (
    <>
      <span className={css.verdict} data-disallowed={!isAllowed || undefined}>
        {isAllowed ? 'Allowed' : 'Disallowed'}
      </span>
      {rule ? (
        <span>
          by <code>{rule.text}</code> in line {rule.line}, for <code>{agent}</code>
        </span>
      ) : (
        <span>{agent ? `no rule for ${agent} matches` : 'no rule is meant for this crawler'}</span>
      )}
    </>
  )
}
