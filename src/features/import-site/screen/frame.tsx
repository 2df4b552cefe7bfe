import type { ReactNode } from 'react'
import * as m from '#features/import-site/screen/messages.ts'
import { Crumbs } from '#ui/admin/crumbs.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import css from './import-site.module.css'

const STEPS = [m.stepFile, m.stepReport, m.stepRunning, m.stepDone]

interface FrameProps {
  title: string
  lead: string
  /** From 0; all are done at 4. */
  step: number
  children: ReactNode
}

export const Frame = ({ title, lead, step, children }: FrameProps) => (
  <Screen
    title={title}
    lead={lead}
    actions={<Steps at={step} />}
    above={
      <Crumbs
        above={[
          ['/admin/settings', m.settings()],
          ['/admin/settings?tab=data', m.data()],
        ]}
        here={m.movingIn()}
      />
    }
  >
    {children}
  </Screen>
)

const Steps = ({ at }: { at: number }) => (
  <ol className={css.steps} aria-label={m.steps()}>
    {STEPS.map((label, index) => (
      <li key={index} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
        <span>{index < at ? <Icon name="check" size={15} /> : index + 1}</span>
        <b>{label()}</b>
      </li>
    ))}
  </ol>
)
