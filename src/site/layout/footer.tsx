import type { ReactNode } from 'react'
import type { MenuItem } from '#entities/settings/menus.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_PARTS, HELP_PATH } from '#shared/help-lines.ts'

const EIGHTEEN = (
  <>
    <circle cx="20" cy="20" r="17.5" />
    <text x="20" y="25" textAnchor="middle">
      18+
    </text>
  </>
)

const RESPONSIBLE: { title: string; part: keyof typeof HELP_PARTS; icon: ReactNode }[] = [
  { title: 'Pouze pro osoby starší 18 let', part: 'adults', icon: EIGHTEEN },
  {
    title: 'Zodpovědné hraní',
    part: 'limits',
    icon: (
      <path d="M20 3.5l14 5.5v10.5c0 8.5-6 14.5-14 17-8-2.5-14-8.5-14-17V9zM20 27c-5-3.5-7-6-7-9 0-4.5 5-5 7-1.5 2-3.5 7-3 7 1.5 0 3-2 5.5-7 9z" />
    ),
  },
  {
    title: 'Hrajte s rozumem',
    part: 'sensibly',
    icon: (
      <>
        <circle cx="20" cy="20" r="17.5" />
        <path d="M20 11v17M15 29h10M10.5 15.5l19-2M10.5 15.5 8 21.5a3 3 0 0 0 5.4 0zM29.5 13.5 27 19.5a3 3 0 0 0 5.4 0z" />
      </>
    ),
  },
  {
    title: 'Rizika hazardu',
    part: 'signs',
    icon: (
      <>
        <rect x="6" y="6" width="28" height="28" rx="7" />
        <path d="M14 14v.1M26 14v.1M20 20v.1M14 26v.1M26 26v.1" strokeWidth="4" />
        <path d="M3 37 37 3" />
      </>
    ),
  },
  { title: 'Pomoc hráčům a blízkým', part: 'lines', icon: <path d="M5 8h30v20H20l-8 7v-7H5zM20 13v10M15 18h10" /> },
]

export const Footer = ({ siteName, items }: { siteName: string; items: readonly MenuItem[] }) => (
  <footer className="footer" id="zodpovedne">
    <div className="wrap">
      <div className="top">
        <div>
          <h2>{labels.responsibleGaming}</h2>
          <p>
            {hardSpaces(
              'Hazardní hry jsou určeny výhradně osobám starším 18 let a mohou vést k závislosti. Hrajte jen s penězi, které si můžete dovolit ztratit, nastavte si limity a dělejte přestávky. Pokud hraní přestává být zábavou, vyhledejte odbornou pomoc.',
            )}
          </p>
          <p>
            {hardSpaces(
              'Tento web neprovozuje žádný provozovatel hazardních her. Obsah je pouze orientační a nepředstavuje právní ani finanční poradenství. Některé odkazy jsou partnerské: můžeme z nich získat provizi, vy za ně nic neplatíte.',
            )}
          </p>
        </div>
        <div>
          <h2>{labels.aboutUs}</h2>
          <ul className="lnk">
            {items.map(({ label, address }) => (
              <li key={address + label}>
                <a href={address}>{hardSpaces(label)}</a>
              </li>
            ))}
            <li>
              <button type="button" className="linkbtn" data-cookie-open hidden>
                {labels.cookie.change}
              </button>
            </li>
          </ul>
        </div>
      </div>
      <ul className="rg">
        {RESPONSIBLE.map(({ title, part, icon }) => (
          <li key={title}>
            <a href={`${HELP_PATH}#${HELP_PARTS[part]}`}>
              <svg viewBox="0 0 40 40" aria-hidden="true">
                {icon}
              </svg>
              <span>{hardSpaces(title)}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="end">
        <span>
          © {labels.copyrightYear} {siteName}. Všechna práva vyhrazena.
        </span>
        <span>{labels.ministryWarning}</span>
      </div>
    </div>
  </footer>
)
