import { Autocomplete, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { rich } from '#ui/admin/words/rich.tsx'
import * as m from '#admin/settings/messages.ts'
import { decideRobots } from '#shared/robots.ts'
import css from './robots.module.css'

const CRAWLERS = ['Googlebot', 'Googlebot-Image', 'Bingbot', 'SeznamBot', 'AhrefsBot', 'GPTBot']

export function RobotsTester({ robots }: { robots: string }) {
  const [path, setPath] = useState('')
  const [crawler, setCrawler] = useState('Googlebot')
  return (
    <div className={css.tester}>
      <Text size="sm" fw={600} mb={10} c="var(--text)">
        {m.mayCrawl()}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={14}>
        <TextInput
          label={m.pathOrAddress()}
          placeholder="/recenze/modry-lev/"
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
          // Enter would submit the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Autocomplete
          label={m.crawler()}
          data={CRAWLERS}
          value={crawler}
          onChange={setCrawler}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </SimpleGrid>
      <p className={css.response} role="status">
        {path.trim() === '' ? (
          <Text span size="sm" c="dimmed">
            {m.typePath()}
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
        {isAllowed ? m.allowed() : m.disallowed()}
      </span>
      {rule ? (
        <span>
          {rich(m.byRule, { rule: <code>{rule.text}</code>, line: String(rule.line), agent: <code>{agent}</code> })}
        </span>
      ) : (
        <span>{agent ? m.noRuleMatches({ agent }) : m.noRuleMeant()}</span>
      )}
    </>
  )
}
