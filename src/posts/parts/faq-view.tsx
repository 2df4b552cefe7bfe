import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { Inline } from '#shared/schema/rich-text.ts'
import { RichText } from '#ui/site/rich-text.tsx'

interface FaqViewProps {
  items: readonly { question: string; answer: readonly Inline[] }[]
  /** Empty if the page renders its own. */
  heading?: string
  id?: string
}

export function FaqView({ items, heading = labels.faq, id }: FaqViewProps) {
  if (items.length === 0) return null
  return (
    <>
      {heading && <h2 id={id}>{heading}</h2>}
      <div className="faq blk">
        {items.map(({ question, answer }, index) => (
          <details key={index} open={index === 0}>
            <summary>{hardSpaces(question)}</summary>
            <div>
              <RichText nodes={answer} />
            </div>
          </details>
        ))}
      </div>
    </>
  )
}
