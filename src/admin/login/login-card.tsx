import { Alert, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import * as m from '#admin/login/messages.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { useScreenTitle } from '#ui/admin/screen.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import { SignInLanguage } from '#admin/login/sign-in-language.tsx'
import css from './login-card.module.css'

interface LoginCardProps {
  title: string
  lead: string
  notice?: string | undefined
  safe?: string | undefined
  children: ReactNode
}

export function LoginCard({ title, lead, notice, safe, children }: LoginCardProps) {
  useScreenTitle(title)
  return (
    <main className={css.login}>
      <Paper withBorder className={css.card}>
        <Stack gap={18}>
          <div>
            <BrandMark />
            <Title order={1} className={css.title}>
              {title}
            </Title>
            <Text c="dimmed" size="sm">
              {lead}
            </Text>
          </div>
          {notice && (
            <Alert color="yellow" variant="light" className={css.notice}>
              {notice}
            </Alert>
          )}
          {safe && (
            <Alert color="green" variant="light" className={css.safe} icon={<Icon name="check" size={17} />}>
              {rich(m.textIsSafe, { b: (inner) => <b>{inner}</b>, words: safe })}
            </Alert>
          )}
          {children}
        </Stack>
      </Paper>
      <SignInLanguage />
    </main>
  )
}
