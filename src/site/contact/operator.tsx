import type { SettingsInput } from '#entities/settings/schema.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

export function Operator({ settings: { operator, contactEmail } }: { settings: SettingsInput }) {
  if (!operator && !contactEmail) return null
  return (
    <dl className="operator">
      {operator && (
        <div>
          <dt>Provozovatel webu</dt>
          <dd>{hardSpaces(operator)}</dd>
        </div>
      )}
      {contactEmail && (
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
