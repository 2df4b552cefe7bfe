import { Anchor, Input, List } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { rich } from '#ui/admin/words/rich.tsx'
import * as m from '#admin/settings/messages.ts'
import { checkRobots } from '#shared/robots.ts'
import css from './robots.module.css'

interface RobotsFieldProps {
  value: string
  onChange: (value: string) => void
  error?: ReactNode
}

export function RobotsField({ value, onChange, error }: RobotsFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const lines = value.split('\n')
  const problems = checkRobots(value)
  const wrong = new Set(problems.map(({ line }) => line))

  function show(line: number): void {
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
    box.current?.focus()
    box.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }

  return (
    <Input.Wrapper error={error} mt={14}>
      <div className={css.box}>
        <div className={css.numbers} aria-hidden="true">
          {lines.map((_, index) => (
            <span key={index} data-wrong={wrong.has(index + 1) || undefined}>
              {index + 1}
            </span>
          ))}
        </div>
        <textarea
          ref={box}
          className={css.text}
          aria-label="robots.txt"
          aria-describedby="robots-problems"
          rows={lines.length}
          wrap="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <div id="robots-problems" aria-live="polite">
        {problems.length > 0 && (
          <List size="sm" mt={10} listStyleType="none" c="var(--neg)">
            {problems.map(({ line, message }) => (
              <List.Item key={line}>
                {rich(m.lineProblem, {
                  line: String(line),
                  problem: message,
                  a: (inner) => (
                    <Anchor component="button" type="button" size="sm" c="inherit" fw={600} onClick={() => show(line)}>
                      {inner}
                    </Anchor>
                  ),
                })}
              </List.Item>
            ))}
          </List>
        )}
      </div>
    </Input.Wrapper>
  )
}
