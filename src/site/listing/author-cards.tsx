import type { AuthorSummary } from '#posts/summary.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Avatar } from '#ui/site/brand.tsx'

export const AuthorCards = ({
  items,
  heading: Heading = 'h3',
}: {
  items: readonly AuthorSummary[]
  heading?: 'h2' | 'h3'
}) => (
  <ul className="authors">
    {items.map(({ name, path, position, info, avatar }) => (
      <li key={path} className="acard">
        <Avatar avatar={avatar} name={name} />
        <Heading>
          <a href={path}>{name}</a>
        </Heading>
        {position && <span className="pos">{hardSpaces(position)}</span>}
        {info && <p className="t">{hardSpaces(info)}</p>}
      </li>
    ))}
  </ul>
)
