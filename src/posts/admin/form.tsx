import { emptyPost } from '#posts/empty-post.ts'
import * as m from '#posts/admin/messages.ts'
import { Paper, Skeleton } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { Suspense, useEffect, useRef, useState } from 'react'
import { loadLater } from '#posts/admin/editor/later/load-later.ts'
import type { ContentEditorHandle } from '#posts/admin/editor/types.ts'
import { LateChecks } from '#posts/admin/check/late-checks.tsx'
import { MainAction } from '#posts/admin/form/main-action.tsx'
import { PostMenu } from '#posts/admin/form/post-menu.tsx'
import { PreviewButton } from '#posts/admin/form/preview-button.tsx'
import { PostSections } from '#posts/admin/form/post-sections.tsx'
import { type Panels, SidePanel } from '#posts/admin/form/side-panel.tsx'
import { stripItems } from '#posts/admin/form/strip-items.tsx'
import { nameUntitled } from '#posts/admin/form/name-untitled.ts'
import { syncContents, useWriteText } from '#posts/admin/form/sync-contents.ts'
import { PostTabsContext } from '#posts/admin/form/tabs.ts'
import { TextLength } from '#posts/admin/form/text-length.tsx'
import { TitleField } from '#posts/admin/form/title-field.tsx'
import { usePostNotes } from '#posts/admin/form/use-post-notes.tsx'
import { usePostWords } from '#posts/admin/form/use-post-words.ts'
import { useTabs } from '#posts/admin/form/use-tabs.ts'
import { postScreen } from '#posts/admin/screen.ts'
import type { Place } from '#posts/checks/place.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import { POST_CHECK, useMergeGroups } from '#posts/admin/form/late-check.ts'
import type { MergeGroups } from '#shared/merge.ts'
import { postPath } from '#shared/post-address.ts'
import { CheckBadge } from '#records/admin/check/check-badge.tsx'
import { ChecksContext, createChecksStore } from '#records/admin/check/checks-store.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { EmptyHistory } from '#records/admin/form/history/empty-history.tsx'
import { RecordForm } from '#records/admin/form/record-form.tsx'
import { RecordPage } from '#records/admin/form/record-page.tsx'
import { Strip } from '#records/admin/form/strip.tsx'
import { useAutosave } from '#records/admin/form/use-autosave.ts'
import { useRecordForm } from '#records/admin/form/use-record-form.ts'
import { CaretsContext, createCaretStore } from '#features/collaboration/admin/presence/caret-store.ts'
import { lateDialog, lazyDialog, lazyPart, warm } from '#ui/admin/lazy-part.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'
import { currentUser } from '#records/admin/api/user.ts'
import css from './form.module.css'

const loadEditor = async () => (await import('#posts/admin/editor/content-editor.tsx')).ContentEditor
const TextEditor = lazyPart(loadEditor)
/** Shown with what changes tables: Tab would leave them otherwise. */
const TableEditor = lazyPart(async () => (await Promise.all([loadEditor(), loadLater()]))[0])
// The largest part of the screen is fetched while the session and the post are, not after them.
loadEditor().catch(() => undefined)

const loadPreview = () => import('#posts/admin/preview/preview.tsx')
const Preview = lazyPart(async () => (await loadPreview()).Preview)
const PreviewDrawer = lateDialog(async () => (await loadPreview()).PreviewDrawer)

const CheckPanel = lazyPart(() => import('#posts/admin/check/check-panel.tsx'))

const HistoryPanel = lazyPart(async () => (await import('#records/admin/form/history/history-panel.tsx')).HistoryPanel)

const PreviewLinks = lazyDialog(
  async () => (await import('#features/preview-links/post/preview-links.tsx')).PreviewLinks,
)

const SaveTemplate = lazyDialog(async () => (await import('#features/templates/post/save-template.tsx')).SaveTemplate)

const BESIDE = '(min-width: 80em)'

export default function PostScreen() {
  return (
    <RecordPage<Post> resource={postScreen}>
      {(record, change) => <PostForm record={record} change={change} />}
    </RecordPage>
  )
}

function PostForm({ record: read, change: opened }: { record: Post | undefined; change: string | undefined }) {
  const editor = useRef<ContentEditorHandle>(null)
  // Whoever begins a post signs it, until somebody else is chosen.
  const [empty] = useState(() => ({ ...emptyPost(), writer: currentUser().writer }))
  const mergeGroups = useMergeGroups(opened !== undefined)
  const recordForm = useRecordForm<PostInput, Post>({
    resource: postScreen,
    record: read,
    change: opened,
    check: POST_CHECK,
    empty,
    mergeGroups,
    beforeSave: () => editor.current?.flush(),
    onReplaced: ({ content, shortcodesConfig }, before) => {
      // The caret stays where somebody is writing while a colleague's paragraphs come in.
      if (before) editor.current?.merge({ content, shortcodesConfig })
      else editor.current?.replace(content, shortcodesConfig)
    },
  })
  const {
    form,
    state: { record, change },
    access,
  } = recordForm
  const { values, errors } = form
  const { content, shortcodesConfig, faq } = values
  const [ContentEditor] = useState(() =>
    content.content.some(({ type }) => type === 'table') ? TableEditor : TextEditor,
  )
  const words = usePostWords()
  const write = useWriteText(form)
  const [isPreviewed, { toggle, close }] = useDisclosure()
  const [hasLinks, links] = useDisclosure()
  const [isKept, template] = useDisclosure()
  const isBeside = useMediaQuery(BESIDE, true)
  const isLive = record?.isActive === true && !record.isDeleted

  // Live posts are never saved automatically.
  const isDraft = !change && !record?.isActive && !record?.isDeleted
  useAutosave(recordForm, isDraft && !values.isActive && access.readOnly === '' && !access.isSuggesting, () =>
    nameUntitled(form, record),
  )

  const tabs = useTabs(errors)
  const { shown, isWide } = tabs
  const part = { form, record, editor }
  const [checks] = useState(createChecksStore<PostInput, Place>)
  const [carets] = useState(createCaretStore)
  const notes = usePostNotes(record?.id, tabs.show)
  const panels: Panels = {
    check: { label: m.check(), badge: <CheckBadge />, content: <CheckPanel form={form} editor={editor} /> },
    ...(notes.panel ? { notes: notes.panel } : {}),
    // A waiting change has no history of its own.
    ...(change ? {} : { history: { label: m.history(), content: historyOf(record, words, mergeGroups) } }),
  }
  const preview = { values, id: record?.id, publicPath: isLive ? postPath(record) : undefined, onClose: close }
  useEffect(() => whenIdle(() => warm(loadPreview)), [])
  return (
    <PostTabsContext value={tabs}>
      <ChecksContext value={checks}>
        <CaretsContext value={carets}>
          <RecordForm
            recordForm={recordForm}
            title={values.title}
            words={words}
            actions={<PreviewButton isPreviewed={isPreviewed} onPreview={toggle} />}
            main={<MainAction recordForm={recordForm} />}
            onHistory={() => tabs.show('history')}
            menu={<PostMenu post={record} onLinks={links.open} onTemplate={template.open} />}
          >
            {!isWide && (
              <Strip label={m.partsOfPost()} items={stripItems(errors, panels)} shown={shown} onShow={tabs.show} />
            )}
            <div className={css.layout} data-preview={(isPreviewed && isBeside) || undefined}>
              <div className={css.text} hidden={!isWide && shown !== 'text'}>
                <Suspense fallback={<Skeleton height={480} radius="lg" role="status" aria-label={m.loadingEditor()} />}>
                  <ContentEditor
                    content={content}
                    shortcodes={shortcodesConfig}
                    onChange={write}
                    handle={editor}
                    error={errors['content']}
                    onHeadingIds={(headings) => syncContents(form, headings)}
                    notes={notes.store}
                    mayNote={record !== undefined}
                    checks={checks}
                    carets={carets}
                    footer={<TextLength {...{ content, shortcodesConfig, faq }} />}
                  >
                    <TitleField {...part} />
                  </ContentEditor>
                </Suspense>
              </div>
              <aside className={css.about} aria-label={m.aboutPost()} hidden={!isWide && shown === 'text'}>
                <SidePanel panels={panels} settings={<PostSections {...part} />} />
              </aside>
              {isPreviewed && isBeside && (
                <Paper withBorder radius="lg" className={css.preview}>
                  <Suspense fallback={<Skeleton height="100%" />}>
                    <Preview {...preview} />
                  </Suspense>
                </Paper>
              )}
            </div>
            {!isBeside && <PreviewDrawer isOpen={isPreviewed} {...preview} />}
            {isKept && record && (
              <Suspense>
                <SaveTemplate from={{ postId: record.id }} name={record.title} onClose={template.close} />
              </Suspense>
            )}
            {hasLinks && record && (
              <Suspense>
                <PreviewLinks post={record} onClose={links.close} />
              </Suspense>
            )}
            <LateChecks values={values} id={record?.id} form={form} editor={editor} />
          </RecordForm>
        </CaretsContext>
      </ChecksContext>
    </PostTabsContext>
  )
}

const historyOf = (record: Post | undefined, words: FieldWords, mergeGroups: MergeGroups) =>
  record ? (
    <HistoryPanel resource={postScreen} record={record} mergeGroups={mergeGroups} words={words} />
  ) : (
    <EmptyHistory />
  )
