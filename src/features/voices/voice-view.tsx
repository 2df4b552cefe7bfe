import { leftOutWords } from '#features/voices/letters.ts'
import type { PublicVoice } from '#features/voices/public.ts'
import { CUT } from '#features/players/bars.ts'
import { monthName } from '#features/players/months.ts'
import { factsOfVoice } from '#features/voices/words.ts'
import { formatDate } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Icon } from '#ui/site/icon.tsx'

/** How a voice was checked, which the law wants beside it. */
export const CheckLabel = ({ isDocumented }: { isDocumented: boolean }) =>
  isDocumented ? (
    <span className="vl ok">
      <Icon name="check" />
      doloženo
    </span>
  ) : (
    <span className="vl">{hardSpaces('ověřeno e-mailem')}</span>
  )

/** One voice, as on the site and as the desk previews it. */
export function VoiceView({ voice }: { voice: PublicVoice }) {
  const { month, withdrawnAt, recommends, isDocumented } = voice
  if (withdrawnAt !== null) {
    return (
      <div className="vx-i vx-gone">
        <div className="vx-m">
          <time dateTime={month}>{monthName(month)}</time>
        </div>
        <p className="vx-b">
          {hardSpaces(`Zkušenost jsme ${formatDate(withdrawnAt)} stáhli: autor ji odvolal. Do čísel se nepočítá.`)}
        </p>
      </div>
    )
  }
  const facts = factsOfVoice(voice)
  return (
    <div className="vx-i">
      <div className="vx-m">
        <time dateTime={month}>{monthName(month)}</time>
        <CheckLabel isDocumented={isDocumented} />
        <span className={recommends ? 'rc' : 'rc n'}>{recommends ? 'doporučuje' : 'nedoporučuje'}</span>
      </div>
      <div className="vx-b">
        {facts && <p className="vx-d">{hardSpaces(facts)}</p>}
        <blockquote>
          {quotedParagraphs(voice.text).map((words, index) => (
            <p key={index}>{hardSpaces(words)}</p>
          ))}
        </blockquote>
        {voice.leftOut.length > 0 && <p className="vx-x">{hardSpaces(leftOutWords(voice.leftOut))}</p>}
        {voice.reply && (
          <p className="vx-x">
            <span className="vl op">odpověď provozovatele</span> {hardSpaces(`„${voice.reply}“`)}
            {voice.repliedOn !== null && hardSpaces(` ${earlierWords(voice.repliedOn)}`)}
          </p>
        )}
      </div>
    </div>
  )
}

const earlierWords = (day: string) =>
  `Odpověď z ${formatDate(`${day}T12:00:00Z`)} patří k předchozímu znění, autor zkušenost potom změnil.`

/** In quotation marks from the first to the last; of a text that is left out, only that. */
export function quotedParagraphs(text: string): string[] {
  const parts = text
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0 || (parts.length === 1 && parts[0] === CUT)) return [CUT]
  return parts.map((part, index) => `${index === 0 ? '„' : ''}${part}${index === parts.length - 1 ? '“' : ''}`)
}

export const VoiceList = ({ voices }: { voices: readonly PublicVoice[] }) => (
  <ol className="vx">
    {voices.map((voice, index) => (
      <li key={index}>
        <VoiceView voice={voice} />
      </li>
    ))}
  </ol>
)
