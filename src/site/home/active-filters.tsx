import {
  CHOICE_NAMES,
  CHOICES,
  depositLabel,
  FLAG_NAMES,
  FLAGS,
  type ToplistAddress,
  toplistHref,
  WHOLE_TOPLIST,
  withoutFilters,
} from '#site/home/toplist-address.ts'
import type { ToplistOptions } from '#site/home/toplist.server.ts'
import { Icon } from '#ui/site/icon.tsx'

export function ActiveFilters({ address, options }: { address: ToplistAddress; options: ToplistOptions }) {
  const without = (name: keyof ToplistAddress) => ({ ...address, vse: false, [name]: WHOLE_TOPLIST[name] })
  const choices = CHOICE_NAMES.flatMap((name) => {
    const option = options[name].find(({ slug }) => slug === address[name])
    return option ? [{ name, label: `${CHOICES[name]}: ${option.title}` }] : []
  })
  const { vklad } = address
  const deposit = vklad === null ? [] : [{ name: 'vklad' as const, label: depositLabel(vklad) }]
  const flags = FLAG_NAMES.filter((name) => address[name]).map((name) => ({ name, label: FLAGS[name] }))
  const active = [...choices, ...deposit, ...flags]
  if (active.length === 0) return null
  return (
    <ul className="active" aria-label="Zvolené filtry">
      {active.map(({ name, label }) => (
        <li key={name}>
          <a className="chip on" href={toplistHref(without(name))} rel="nofollow">
            <span className="vh">Zrušit filtr </span>
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a className="tlink" href={toplistHref(withoutFilters(address))}>
          Zrušit filtry
        </a>
      </li>
    </ul>
  )
}
