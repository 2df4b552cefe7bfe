import { Checkbox, VisuallyHidden } from '@mantine/core'
import * as m from '#features/api-keys/messages.ts'
import { type Chosen, GROUPS } from '#features/api-keys/screen/areas.ts'
import { LEVELS } from '#features/api-keys/shared/scopes.ts'
import css from './api-keys.module.css'

const WORDS = { read: m.read, write: m.write, publish: m.publish }

interface ScopeTableProps {
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** A tick includes those before it. */
export const ScopeTable = ({ chosen, onChange }: ScopeTableProps) => (
  <table className={css.scopes} aria-label={m.whatItMay()}>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{m.whatItMay()}</VisuallyHidden>
        </th>
        {LEVELS.map((level) => (
          <th key={level} scope="col">
            {WORDS[level]()}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {GROUPS.map(({ label, hint }, at) => {
        const highest = LEVELS.findIndex((level) => level === chosen[at])
        return (
          <tr key={label()}>
            <th scope="row">
              {label()} <small>{hint()}</small>
            </th>
            {LEVELS.map((level, place) => (
              <td key={level}>
                <Checkbox
                  aria-label={m.mayLabel({ area: label(), level: WORDS[level]() })}
                  checked={place <= highest}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange({ ...chosen, [at]: LEVELS[checked ? place : place - 1] })
                  }
                />
              </td>
            ))}
          </tr>
        )
      })}
      <tr data-closed>
        <th scope="row">
          <span>{m.never()}</span> <small>{m.neverHint()}</small>
        </th>
        {LEVELS.map((level) => (
          <td key={level}>–</td>
        ))}
      </tr>
    </tbody>
  </table>
)
