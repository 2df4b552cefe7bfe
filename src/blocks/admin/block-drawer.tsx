import { cancel } from '#ui/admin/messages.ts'
import * as m from '#blocks/admin/messages.ts'
import { Button, Drawer, Skeleton, Stack, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import type { BlockDataOf, BlockFormProps } from '#blocks/admin/block-form.ts'
import { HeadingField, LabelField } from '#blocks/admin/common-fields.tsx'
import { useBlockForm } from '#blocks/admin/use-block-form.ts'
import { forms } from '#blocks/forms.ts'
import type { BlockKind } from '#blocks/kinds.ts'
import { BLOCK_NAMES } from '#blocks/names.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { DraftNotice } from '#records/admin/form/draft-notice.tsx'
import { PendingContext } from '#records/admin/form/pending.tsx'
import { topDialog } from '#ui/admin/screen-keys.ts'
import css from './block-drawer.module.css'

interface BlockDrawerProps<Kind extends BlockKind> {
  kind: Kind
  data: BlockDataOf<Kind>
  isNew: boolean
  /** Receives valid data; the drawer then closes. */
  onApply: (data: BlockDataOf<Kind>) => void
  onClose: () => void
}

const WIDE = 1080
const NARROW = 640
const isWide = (kind: BlockKind) => kind === 'dataTables'

export const BlockDrawer = <Kind extends BlockKind>(props: BlockDrawerProps<Kind>) => (
  <OpenDrawer key={`${props.kind} ${props.data.uniqId}`} {...props} />
)

function OpenDrawer<Kind extends BlockKind>({ kind, data, isNew, onApply, onClose }: BlockDrawerProps<Kind>) {
  const form = useBlockForm({ kind, data, isNew })
  const { block, pending, hasChanges, problems, apply, draft, restore, discard } = form
  const Form: ComponentType<BlockFormProps<Kind>> = forms[kind]
  const name = BLOCK_NAMES[kind]()
  const fields = useRef<HTMLDivElement>(null)
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    if (attempts > 0) focusFirstError(fields.current)
  }, [attempts])

  async function finish(): Promise<void> {
    const applied = (await pending.commit()) ? apply() : undefined
    if (applied) {
      onApply(applied)
      onClose()
    } else setAttempts((count) => count + 1)
  }

  async function leave(): Promise<void> {
    const isAll = pending.collect()
    const isWanted =
      (isAll && !hasChanges()) ||
      (await confirm({
        title: isNew ? m.throwAwayNew({ name }) : m.throwAwayChanges({ name }),
        body: m.typedWillBeGone(),
        action: m.throwAway(),
        isDangerous: true,
      }))
    if (!isWanted) return
    discard()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const dialog = fields.current?.closest('[role="dialog"]')
    // Pickers and dialogs above the drawer handle their own keys.
    const isInside = event.target instanceof Node && dialog?.contains(event.target)
    if (topDialog() !== dialog || (event.target !== document.body && !isInside)) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && (event.key === 'Enter' || event.key.toLowerCase() === 's')) {
      event.preventDefault()
      event.stopPropagation()
      void finish()
    } else if (event.key === 'Escape' && !handlesEscape(event)) {
      event.stopPropagation()
      void leave()
    }
  }

  // Captured first: the same keys would save the post below.
  useWindowEvent('keydown', onKeyDown, { capture: true })

  return (
    <Drawer
      opened
      onClose={() => void leave()}
      position="right"
      size={isWide(kind) ? WIDE : NARROW}
      title={isNew ? m.newBlock({ name }) : name}
      closeOnEscape={false}
      classNames={{ title: css.title, header: css.header, body: css.body }}
    >
      <PendingContext value={pending}>
        <div className={css.fields} ref={fields}>
          <DraftNotice
            drafts={draft.offered}
            titleOf={({ heading, label }) => heading || label || name}
            onRestore={restore}
            onThrowAway={draft.throwAway}
          />
          <HeadingField block={block} />
          <Suspense fallback={<Waiting />}>
            <Form block={block} />
          </Suspense>
          <LabelField block={block} />
        </div>
      </PendingContext>
      <footer className={css.footer}>
        <Text size="sm" c="dimmed" aria-live="polite" className={css.missing}>
          {problems.size > 0 && m.fieldsNeedAttention({ count: problems.size })}
        </Text>
        <Button variant="default" onClick={() => void leave()}>
          {cancel()}
        </Button>
        <Button onClick={() => void finish()} title="Ctrl + Enter">
          {m.apply()}
        </Button>
      </footer>
    </Drawer>
  )
}

/** An open dropdown or a dragged item handles Escape itself. */
function handlesEscape({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    (target.getAttribute('data-mantine-stop-propagation') === 'true' ||
      target.matches('[aria-roledescription="sortable"][aria-pressed="true"]'))
  )
}

const Waiting = () => (
  <Stack gap={14} role="status" aria-label={m.loading()}>
    <Skeleton height={58} />
    <Skeleton height={58} />
    <Skeleton height={140} />
  </Stack>
)

const WRONG = '[aria-invalid="true"], .mantine-InputWrapper-error'
const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"], [tabindex="0"]'

/** Focuses and scrolls to the first invalid field. A field without an input focuses its first button. */
function focusFirstError(fields: HTMLElement | null): void {
  const wrong = fields?.querySelector<HTMLElement>(WRONG)
  const field = wrong?.matches(FOCUSABLE)
    ? wrong
    : wrong?.closest('.mantine-InputWrapper-root')?.querySelector<HTMLElement>(FOCUSABLE)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
