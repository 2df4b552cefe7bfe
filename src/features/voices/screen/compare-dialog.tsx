import { Modal } from '@mantine/core'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import { sentTime } from '#features/voices/screen/english.ts'
import { sharedWords } from '#features/voices/screen/shared-words.ts'
import css from './voices.module.css'

/** This voice beside those that share words with it; what they share is marked. */
export function CompareDialog({ voice, onClose }: { voice: DeskVoice; onClose: () => void }) {
  const text = voice.original ?? voice.text
  const { similar } = voice.found
  return (
    <Modal opened onClose={onClose} title="The same words" size={980} centered>
      <div className={css.compare}>
        <article>
          <h3>This voice</h3>
          <Marked text={text} others={similar.map((other) => other.text)} />
        </article>
        <div>
          {similar.map((other) => (
            <article key={other.id}>
              <h3>{other.offer.title}</h3>
              <small>{sentTime(other.at)}</small>
              <Marked text={other.text} others={[text]} />
            </article>
          ))}
        </div>
      </div>
    </Modal>
  )
}

const Marked = ({ text, others }: { text: string; others: readonly string[] }) => (
  <p lang="cs">
    {sharedWords(text, others).map(({ words, isShared }, at) =>
      isShared ? <mark key={at}>{words}</mark> : <span key={at}>{words}</span>,
    )}
  </p>
)
