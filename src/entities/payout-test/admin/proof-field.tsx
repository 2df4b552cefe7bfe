import { Button, Group, Input, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import * as m from '#entities/payout-test/admin/messages.ts'
import { MediaPicker } from '#entities/media/admin/late-pickers.ts'
import { refusalOf } from '#entities/media/admin/refusal.ts'
import { ACCEPTED, uploadMedia } from '#entities/media/admin/upload-media.ts'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { CoverEditor } from '#entities/payout-test/admin/cover-editor.tsx'
import { coveredFile } from '#entities/payout-test/admin/covered-picture.ts'
import type { Cover } from '#entities/payout-test/admin/covers.ts'
import { variantUrl } from '#shared/images.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { FileButton } from '#ui/admin/file-button.tsx'
import { usePending } from '#records/admin/form/pending.tsx'
import css from './payouts.module.css'

interface ProofFieldProps {
  value: string | null
  onChange: (id: string | null) => void
  error?: React.ReactNode
}

interface Local {
  picture: ImageBitmap
  /** The undo history of covers; the last entry is shown. */
  steps: (readonly Cover[])[]
}

/** A picture that proves a withdrawal: from the library, or a local file that is uploaded only covered and only on save. */
export function ProofField({ value, onChange, error }: ProofFieldProps) {
  const media = useMedia(value)
  const [local, setLocal] = useState<Local>()
  const [problem, setProblem] = useState<string>()
  const [isPicking, setPicking] = useState(false)
  const covers = local?.steps.at(-1) ?? []
  /** Another one may be chosen while a large file is being decoded. */
  const latest = useRef<File>(undefined)

  async function open(file: File | null): Promise<void> {
    if (!file) return
    const refusal = refusalOf(file)
    setProblem(refusal)
    if (refusal) return
    latest.current = file
    const picture = await createImageBitmap(file).catch(() => undefined)
    if (latest.current !== file) return
    if (picture) setLocal({ picture, steps: [[]] })
    else setProblem(m.notAPicture())
  }

  async function upload({ picture }: Local): Promise<boolean> {
    try {
      const { id } = await uploadMedia(await coveredFile(picture, covers, 'withdrawal.webp'))
      onChange(id)
      setLocal(undefined)
      return true
    } catch (failure) {
      setProblem(failure instanceof ApiError ? failure.message : m.notUploaded())
      return false
    }
  }
  // Only a save uploads. A promise on leaving would count as committed, and the user would not be asked.
  usePending((reason) => local === undefined || (reason === 'save' && upload(local)))

  return (
    <Input.Wrapper label={m.proof()} labelElement="div" error={problem ?? error} data-path="proof">
      {local ? (
        <CoverEditor
          picture={local.picture}
          covers={covers}
          onChange={(next) => setLocal({ ...local, steps: [...local.steps, next] })}
          onUndo={local.steps.length > 1 ? () => setLocal({ ...local, steps: local.steps.slice(0, -1) }) : undefined}
        />
      ) : (
        media && (
          <img src={variantUrl(media.url, { size: 'sm' })} alt={media.alt || media.title} className={css.proof} />
        )
      )}
      {!local && !media && (
        <Text size="sm" c="dimmed" mb={8}>
          {m.proofHint()}
        </Text>
      )}
      <Group gap={8} mt={8}>
        <FileButton accept={ACCEPTED} onChange={(file) => void open(file)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-md">
              {local || value ? m.otherPicture() : m.pictureFromDevice()}
            </Button>
          )}
        </FileButton>
        <Button variant="default" size="compact-md" onClick={() => setPicking(true)}>
          {m.fromLibrary()}
        </Button>
        {(local || value) && (
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => {
              latest.current = undefined
              setLocal(undefined)
              if (!local) onChange(null)
            }}
          >
            {m.remove()}
          </Button>
        )}
      </Group>
      <MediaPicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onPick={({ id }) => {
          latest.current = undefined
          setLocal(undefined)
          onChange(id)
        }}
        chosen={value}
      />
    </Input.Wrapper>
  )
}
