import { rt } from '#posts/content/build.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { RichText } from '#ui/site/rich-text.tsx'

type Paragraph = string | string[]

/** A part of a page that the site itself has. */
export interface HouseSection {
  title: string
  /** Where something on another page leads here. */
  id?: string
  /** A list of texts is a list of points. */
  text: Paragraph[]
}

export const HouseSections = ({ sections }: { sections: readonly HouseSection[] }) =>
  sections.map((section) => <Section key={section.title} {...section} />)

const Section = ({ title, id, text }: HouseSection) => (
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
