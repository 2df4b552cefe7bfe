import type { ReactNode } from 'react'
import * as m from '#admin/login/messages.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { useScreenTitle } from '#ui/admin/use-screen-title.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import { SignInLanguage } from '#admin/login/sign-in-language.tsx'
import '#ui/admin/base.css'
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
      <div className={css.card}>
        <div>
          <div className={css.top}>
            <BrandMark />
            <SignInLanguage />
          </div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
        </div>
        {notice && (
          <div role="alert" className={css.notice}>
            {notice}
          </div>
        )}
        {safe && (
          <div role="alert" className={css.safe}>
            <Icon name="check" size={17} />
            <span>{rich(m.textIsSafe, { b: (inner) => <b>{inner}</b>, words: safe })}</span>
          </div>
        )}
        {children}
      </div>
    </main>
  )
}
