import { CONFIRM_HOURS } from '#features/complaints/shared/limits.ts'
import { TAKEN_WITHIN } from '#features/complaints/words.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** What happens after the form was sent. */
export const PrivateSteps = () => (
  <ol className="way">
    <li className="done">
      <b>Odesláno</b>
    </li>
    <li aria-current="step">
      <b>Potvrzení</b>
      {hardSpaces(`čekáme na vás, ${CONFIRM_HOURS} hodin`)}
    </li>
    <li>
      <b>Přijetí</b>
      {hardSpaces(`po přečtení redakcí, do ${TAKEN_WITHIN}`)}
    </li>
  </ol>
)
