import { serializeWeights } from '#entities/casino/weights.ts'
import { countOf, formatCrowns } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { ActiveFilters } from '#site/home/active-filters.tsx'
import {
  type Choice,
  CHOICE_NAMES,
  CHOICES,
  depositLabel,
  DEPOSITS,
  type Flag,
  FLAG_NAMES,
  FLAG_RULES,
  FLAGS,
  isFiltered,
  LOW_DEPOSIT,
  SORTS,
  TOPLIST_ID,
  type ToplistAddress,
  toplistHref,
  WEIGHTS_PARAM,
  withoutFilters,
} from '#site/home/toplist-address.ts'
import type { ToplistOptions } from '#site/home/toplist.server.ts'

const MATCHING = ['kasino odpovídá', 'kasina odpovídají', 'kasina odpovídá', 'kasin odpovídá'] as const

interface FiltersProps {
  address: ToplistAddress
  options: ToplistOptions
}

export const ToplistFilters = ({ address, options, total }: FiltersProps & { total: number }) => (
  <form className="tbar" method="get" action={`/#${TOPLIST_ID}`} aria-label="Filtry a řazení" autoComplete="off">
    <QuickFilters address={address} />
    <Sorting address={address} total={total} />
    <MoreFilters address={address} options={options} />
    <ActiveFilters address={address} options={options} />
    <p className="matching" role="status">
      {total > 0 && isFiltered(address) && hardSpaces(matchingWords(address, total))}
    </p>
    {FLAG_NAMES.filter((name) => address[name]).map((name) => (
      <input key={name} type="hidden" name={name} value="1" />
    ))}
    {address.vahy && <input type="hidden" name={WEIGHTS_PARAM} value={serializeWeights(address.vahy)} />}
  </form>
)

const matchingWords = (address: ToplistAddress, total: number) =>
  [`${countOf(total, MATCHING)} filtrům.`, ...FLAG_NAMES.map((name) => address[name] && FLAG_RULES[name])]
    .filter(Boolean)
    .join(' ')

/** A single casino cannot be sorted, but the chosen order is preserved for when there are more. */
function Sorting({ address: { radit }, total }: { address: ToplistAddress; total: number }) {
  if (total < 2) return <input type="hidden" name="radit" value={radit} />
  return (
    <div className="sort">
      <label htmlFor="radit">Řadit podle</label>
      <select className="select" id="radit" name="radit" defaultValue={radit} data-submits>
        {Object.entries(SORTS).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className="btn sm ghost">
        Seřadit
      </button>
    </div>
  )
}

function QuickFilters({ address }: { address: ToplistAddress }) {
  const toggled = (change: Partial<ToplistAddress>) => ({ ...address, vse: false, ...change })
  const flag = (name: Flag) => ({
    label: FLAGS[name],
    isCurrent: address[name],
    href: toplistHref(toggled({ [name]: !address[name] })),
  })
  const isLow = address.vklad === LOW_DEPOSIT
  const links = [
    { label: 'Všechna kasina', isCurrent: !isFiltered(address), href: toplistHref(withoutFilters(address)) },
    flag('slib'),
    flag('rychle'),
    {
      label: depositLabel(LOW_DEPOSIT),
      isCurrent: isLow,
      href: toplistHref(toggled({ vklad: isLow ? null : LOW_DEPOSIT })),
    },
    flag('aplikace'),
    flag('vip'),
    flag('sport'),
  ]
  return (
    <div className="filters" role="group" aria-label="Rychlé filtry">
      {links.map(({ label, isCurrent, href }) => (
        <a key={label} className="chip" href={href} rel="nofollow" {...(isCurrent ? { 'aria-current': true } : {})}>
          {label}
        </a>
      ))}
    </div>
  )
}

function MoreFilters({ address, options }: FiltersProps) {
  const inForm = [...CHOICE_NAMES.map((name) => address[name]), address.vklad].filter(Boolean).length
  return (
    <details className="fmore">
      <summary className="btn sm ghost">Další filtry{inForm > 0 && ` (${inForm})`}</summary>
      <div className="fgrid">
        {CHOICE_NAMES.filter((name) => options[name].length > 0).map((name) => (
          <ChoiceField key={name} name={name} address={address} options={options} />
        ))}
        <p className="frow">
          <label htmlFor="vklad">Minimální vklad</label>
          <select className="select" id="vklad" name="vklad" defaultValue={address.vklad ?? ''}>
            <option value="">nerozhoduje</option>
            {DEPOSITS.map((deposit) => (
              <option key={deposit} value={deposit}>
                do {formatCrowns(deposit)}
              </option>
            ))}
          </select>
        </p>
        <button type="submit" className="btn sm">
          Použít filtry
        </button>
      </div>
    </details>
  )
}

const ChoiceField = ({ name, address, options }: FiltersProps & { name: Choice }) => (
  <p className="frow">
    <label htmlFor={name}>{CHOICES[name]}</label>
    <select className="select" id={name} name={name} defaultValue={address[name]}>
      <option value="">nerozhoduje</option>
      {options[name].map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </select>
  </p>
)
