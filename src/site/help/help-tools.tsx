import { ExclusionSteps } from '#site/help/exclusion-steps.tsx'
import type { LimitQuestion } from '#site/help/limit.ts'
import { LimitCalculator } from '#site/help/limit-calculator.tsx'
import { SelfTest } from '#site/help/self-test.tsx'

/** Shown under any text of the help page. */
export const HelpTools = ({ question }: { question: LimitQuestion }) => (
  <>
    <SelfTest />
    <LimitCalculator question={question} />
    <ExclusionSteps />
  </>
)
