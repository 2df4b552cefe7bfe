import { Button, Group, Kbd, Loader, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import { addressOf, withSession } from '#records/admin/api/client.ts'
import { antiForgeryToken } from '#records/admin/api/session.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { saveFile } from '#ui/admin/save-file.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './voices.module.css'

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
        Proof{' '}
        <span className={css.lock}>
          <Icon name="lock" size={13} />
          never public
        </span>
      </h3>
      {hasProof ? (
        <>
          <button type="button" className={css.proof} onClick={onOpen} aria-label="Open the proof">
            <Icon name={proofType === 'application/pdf' ? 'post' : 'image'} size={26} />
            {proofType === 'application/pdf' ? 'A document, PDF' : 'A picture'}
          </button>
          <p className={css.quiet}>Who opens it is written in the audit log.</p>
          <Group gap={8}>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<Icon name="eye" size={15} />}
              rightSection={<Kbd size="xs">P</Kbd>}
              onClick={onOpen}
            >
              Open
            </Button>
            {onAskAnother && (
              <Button variant="subtle" size="compact-sm" onClick={onAskAnother}>
                Proves nothing…
              </Button>
            )}
          </Group>
        </>
      ) : (
        <p className={css.quiet}>{decidedAt ? 'There is none, or it was deleted.' : 'None was sent.'}</p>
      )}
      {isOpen && hasProof && (
        <ProofDialog
          key={`${id} ${attempt}`}
          id={id}
          type={proofType}
          onClose={onClose}
          onTryAgain={() => setAttempt(attempt + 1)}
        />
      )}
    </section>
  )
}

type Shown = { url: string; content: Blob } | undefined

interface ProofDialogProps {
  id: string
  type: string
  onClose: () => void
  onTryAgain: () => void
}

function ProofDialog({ id, type, onClose, onTryAgain }: ProofDialogProps) {
  const [shown, setShown] = useState<Shown>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const abort = new AbortController()
    let url = ''
    const read = async () => {
      const response = await withSession(() =>
        fetch(addressOf('/voices/{id}/proof', { params: { id } }), {
          headers: { 'is-admin-token': antiForgeryToken() },
          signal: abort.signal,
        }),
      )
      const content = await response.blob()
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
    <Modal opened onClose={onClose} title="Proof, never public" size="xl" centered>
      {error !== undefined && <ReadFailure title="The proof could not be read" error={error} onTryAgain={onTryAgain} />}
      {!shown && error === undefined && <Loader aria-label="Loading the proof" />}
      {shown && type !== 'application/pdf' && <img className={css.proofPicture} src={shown.url} alt="The proof" />}
      {shown && type === 'application/pdf' && (
        <>
          <p className={css.quiet}>
            A document of a stranger is not opened here. Save it and look at it in a reader of yours.
          </p>
          <Button
            mt={12}
            leftSection={<Icon name="download" size={16} />}
            onClick={() => saveFile('doklad.pdf', shown.content)}
          >
            Save the document
          </Button>
        </>
      )}
    </Modal>
  )
}
