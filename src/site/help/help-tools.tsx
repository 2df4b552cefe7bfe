import { ExclusionSteps } from '#site/help/exclusion-steps.tsx'
import type { LimitQuestion } from '#site/help/limit.ts'
import { LimitCalculator } from '#site/help/limit-calculator.tsx'
import { SelfTest } from '#site/help/self-test.tsx'

/** What the page of help can do, whoever wrote its text. */
export const HelpTools = ({ question }: { question: LimitQuestion }) => (
  <>
    <SelfTest />
    <LimitCalculator question={question} />
    <ExclusionSteps />
  </>
)
