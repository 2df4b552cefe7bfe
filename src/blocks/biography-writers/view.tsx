import type { BiographyWriters } from '#blocks/biography-writers/block.ts'
import { BlockFrame, type Shown, SubHeading } from '#blocks/block-frame.tsx'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Avatar } from '#ui/site/brand.tsx'
import { TextLink } from '#ui/site/links.tsx'

const paragraphsOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '')

export function BiographyWritersView({ data }: { data: Shown<BiographyWriters> }) {
  const { writer, level } = data
  if (!writer) return null
  const { fullName, text, avatar, position, authorPath } = writer
  return (
    <BlockFrame data={data}>
      <div className="bio">
        <div className="h">
          {avatar && <Avatar avatar={avatar} name={fullName} />}
          <div>
            <SubHeading under={level}>{authorPath ? <a href={authorPath}>{fullName}</a> : fullName}</SubHeading>
            {position && <p className="pos">{hardSpaces(position)}</p>}
          </div>
        </div>
        {paragraphsOf(text).map((paragraph, index) => (
          <p className="t" key={index}>
            {hardSpaces(paragraph)}
          </p>
        ))}
        {authorPath && (
          <TextLink href={authorPath} arrow>
            {labels.allByAuthor}
          </TextLink>
        )}
      </div>
    </BlockFrame>
  )
}
