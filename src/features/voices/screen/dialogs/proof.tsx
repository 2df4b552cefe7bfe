import { Button, Group, Kbd, Loader, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { readPrivate } from '#features/players/screen/private.tsx'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import * as m from '#features/voices/screen/dialogs/messages.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { saveFile } from '#ui/admin/save-file.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from '#features/voices/screen/voices.module.css'

const PDF = 'application/pdf'

interface ProofProps {
  voice: DeskVoice
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onAskAnother?: (() => void) | undefined
}

/** It is read only when somebody asks for it: each look stands in the audit log. */
export function Proof({ voice, isOpen, onOpen, onClose, onAskAnother }: ProofProps) {
  const { id, hasProof, proofType, decidedAt } = voice
  const [attempt, setAttempt] = useState(0)
  return (
    <section>
      <h3>
        {rich(m.proofTitle, {
          lock: (words) => (
            <span className={css.lock}>
              <Icon name="lock" size={13} />
              {words}
            </span>
          ),
        })}
      </h3>
      {hasProof ? (
        <>
          <button type="button" className={css.proof} onClick={onOpen} aria-label={m.openProof()}>
            <Icon name={proofType === PDF ? 'post' : 'image'} size={26} />
            {proofType === PDF ? m.aDocument() : m.aPicture()}
          </button>
          <p className={desk.quiet}>{m.openingIsWritten()}</p>
          <Group gap={8}>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<Icon name="eye" size={15} />}
              rightSection={<Kbd size="xs">P</Kbd>}
              onClick={onOpen}
            >
              {m.open()}
            </Button>
            {onAskAnother && (
              <Button variant="subtle" size="compact-sm" onClick={onAskAnother}>
                {m.provesNothing()}
              </Button>
            )}
          </Group>
        </>
      ) : (
        <p className={desk.quiet}>{decidedAt ? m.noneOrDeleted() : m.noneSent()}</p>
      )}
      {isOpen && hasProof && (
        <ProofDialog
          key={`${id} ${attempt}`}
          {...{ id, onClose }}
          type={proofType}
          onTryAgain={() => setAttempt(attempt + 1)}
        />
      )}
    </section>
  )
}

interface ProofDialogProps {
  id: string
  type: string
  onClose: () => void
  onTryAgain: () => void
}

function ProofDialog({ id, type, onClose, onTryAgain }: ProofDialogProps) {
  const [shown, setShown] = useState<{ url: string; content: Blob }>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const abort = new AbortController()
    let url = ''
    const read = async () => {
      const content = await readPrivate('/voices/{id}/proof', { id }, abort.signal)
      if (abort.signal.aborted) return
      url = URL.createObjectURL(content)
      setShown({ url, content })
    }
    read().catch((failure: unknown) => {
      if (!abort.signal.aborted) setError(failure)
    })
    return () => {
      abort.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [id])
  return (
    <Modal opened onClose={onClose} title={m.proofNeverPublic()} size="xl" centered>
      {error !== undefined && <ReadFailure title={m.proofNotRead()} error={error} onTryAgain={onTryAgain} />}
      {!shown && error === undefined && <Loader aria-label={m.loadingProof()} />}
      {shown && type !== PDF && <img className={css.proofPicture} src={shown.url} alt={m.theProof()} />}
      {shown && type === PDF && (
        <>
          <p className={desk.quiet}>{m.documentNotOpened()}</p>
          <Button
            mt={12}
            leftSection={<Icon name="download" size={16} />}
            onClick={() => saveFile('doklad.pdf', shown.content)}
          >
            {m.saveDocument()}
          </Button>
        </>
      )}
    </Modal>
  )
}
