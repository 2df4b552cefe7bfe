import css from '#admin/settings/rows.module.css'

const SHOWN = 3

/** The first few of many short words; the rest on hover. */
export const Chips = ({ words }: { words: readonly string[] }) => (
  <div className={css.chips} title={words.join(', ')}>
    {words.slice(0, SHOWN).map((word) => (
      <code key={word}>{word}</code>
    ))}
    {words.length > SHOWN && <code>+{words.length - SHOWN}</code>}
  </div>
)
