import { rt } from '#posts/content/build.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { RichText } from '#ui/site/rich-text.tsx'

type Paragraph = string | string[]

export interface PageSection {
  title: string
  id?: string
  /** An array is rendered as a list. */
  text: Paragraph[]
}

export const PageSections = ({ sections }: { sections: readonly PageSection[] }) =>
  sections.map((section) => <Section key={section.title} {...section} />)

const Section = ({ title, id, text }: PageSection) => (
  <>
    <h2 id={id}>{hardSpaces(title)}</h2>
    {text.map((paragraph, index) =>
      typeof paragraph === 'string' ? (
        <p key={index}>
          <RichText nodes={rt(paragraph)} />
        </p>
      ) : (
        <ul key={index} className="txt">
          {paragraph.map((point) => (
            <li key={point}>
              <RichText nodes={rt(point)} />
            </li>
          ))}
        </ul>
      ),
    )}
  </>
)
