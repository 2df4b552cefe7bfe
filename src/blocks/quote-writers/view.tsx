import { BlockFrame, type Shown } from '#blocks/block-frame.tsx'
import type { QuoteWriters } from '#blocks/quote-writers/block.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Avatar } from '#ui/site/brand.tsx'

const QUOTED = /^[„“"»][\s\S]*[“”"«][.!?]?$/

/** Adds „…“ unless the editor has typed quotation marks. */
const inQuotes = (text: string) => (QUOTED.test(text.trim()) ? text.trim() : `„${text.trim()}“`)

export function QuoteWritersView({ data }: { data: Shown<QuoteWriters> }) {
  const { quote, name, position, avatar, authorPath, sourceUrl } = data
  return (
    <BlockFrame data={data}>
      <figure className="quote">
        <blockquote cite={sourceUrl || undefined}>
          <p>{hardSpaces(inQuotes(quote))}</p>
        </blockquote>
        {(name || sourceUrl) && (
          <figcaption>
            {avatar && <Avatar avatar={avatar} name={name} size="s40" />}
            <span>
              {name && <b>{authorPath ? <a href={authorPath}>{name}</a> : name}</b>}
              {position && <span>{hardSpaces(position)}</span>}
              {sourceUrl && (
                <a className="src" href={sourceUrl} rel="noopener" target="_blank">
                  {labels.source}
                </a>
              )}
            </span>
          </figcaption>
        )}
      </figure>
    </BlockFrame>
  )
}
