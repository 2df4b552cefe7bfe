import { countOf, type PluralForms } from '#shared/czech/format.ts'

const TESTED: PluralForms = ['otestované kasino', 'otestovaná kasina', 'otestovaného kasina', 'otestovaných kasin']

export const Masthead = ({ tested }: { tested: number }) => (
  <div className="mast">
    <h1>Online kasina bez příkras</h1>
    <ul>
      {tested > 0 && <li>{countOf(tested, TESTED)}</li>}
      <li>Ověřené licence</li>
      <li>Provize neovlivňuje pořadí</li>
    </ul>
  </div>
)
