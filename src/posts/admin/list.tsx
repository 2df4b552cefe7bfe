import * as m from '#posts/admin/messages.ts'
import { Group } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { FirstStepsGuide } from '#features/first-steps/admin/guide.tsx'
import { MyWorkNotice } from '#features/my-work/admin/my-work-notice.tsx'
import { TemplatesLink } from '#features/templates/admin/templates-link.tsx'
import { ReplaceButton } from '#features/replace/admin/replace-button.tsx'
import { useRubricNames } from '#entities/rubric/admin/use-rubrics.ts'
import { useWriterNames } from '#entities/writer/admin/use-writers.ts'
import { recent } from '#features/reads/messages.ts'
import { FAILS } from '#posts/checks/names.ts'
import { settingActions } from '#posts/admin/setting-actions.ts'
import { postScreen } from '#posts/admin/screen.ts'
import type { PostListItem } from '#posts/list-items.server.ts'
import { CATEGORIES, postPath } from '#shared/post-address.ts'
import { entriesOf } from '#shared/objects.ts'
import { ChangesBadge } from '#records/admin/list/changes-badge.tsx'
import { formatNumber } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'
import { CreateButton } from '#records/admin/list/create-button.tsx'
import { ListCsv } from '#records/admin/list/list-csv.tsx'
import { PUBLISH_BULK } from '#records/admin/list/publish-bulk.ts'
import { RecordList } from '#records/admin/list/record-list.tsx'
import type { Column } from '#records/admin/list/types.ts'
import { RefreshCache } from '#records/admin/refresh-cache.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import { RecordStatus, Tag } from '#ui/admin/status-badge.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import { When } from '#ui/admin/when.tsx'

const checkFilters = () => [
  { value: 'any', label: m.anythingFails() },
  { value: 'blocking', label: m.somethingBlocks() },
  ...entriesOf(FAILS).map(([value, label]) => ({ value, label: label() })),
]

const stages = () => [
  { value: 'ready', label: m.readyForApproval() },
  { value: 'draft', label: m.notSubmitted() },
]

export default function PostList() {
  const { names, faces, options } = useWriterNames()
  const rubrics = useRubricNames()
  const importId = useSearchParams()[0].get('import')
  const writerOf = (id: string) => {
    const name = names.get(id)
    if (!name) return null
    return (
      <Group gap={8} wrap="nowrap">
        <Thumb picture={faces.get(id)} name={name} size={26} isRound />
        <span style={{ whiteSpace: 'nowrap' }}>{name}</span>
      </Group>
    )
  }
  const columns: Column<PostListItem>[] = [
    {
      name: 'title',
      fields: ['title', 'slug'],
      label: m.title(),
      sort: 'title',
      show: (post) => (
        <>
          {post.title || m.untitled()}
          <span className="mono" style={{ display: 'block', fontWeight: 400, color: 'var(--text-subtle)' }}>
            {post.slug ? postPath(post) : m.noAddressYet()}
          </span>
        </>
      ),
    },
    { name: 'category', label: m.category(), show: (post) => <Tag>{post.category}</Tag> },
    { name: 'rubric', label: m.rubric(), isCzech: true, show: (post) => post.rubric && rubrics.names.get(post.rubric) },
    { name: 'writer', label: m.writer(), show: (post) => post.writer && writerOf(post.writer) },
    {
      name: 'status',
      fields: ['isActive', 'isDeleted'],
      label: m.status(),
      isOnPhone: true,
      show: (post) => (
        <Group gap={6}>
          <RecordStatus record={post} />
          <ChangesBadge resource={postScreen} record={post} />
        </Group>
      ),
    },
    {
      name: 'updatedAt',
      label: m.updated(),
      sort: 'updatedAt',
      isOnPhone: true,
      show: (post) => <When at={post.updatedAt} />,
    },
    {
      name: 'createdAt',
      label: m.created(),
      sort: 'createdAt',
      isOptional: true,
      show: (post) => <When at={post.createdAt} />,
    },
    {
      name: 'reads',
      fields: [],
      label: recent(),
      sort: 'reads',
      isOptional: true,
      show: (post) => formatNumber(post.reads),
    },
    {
      name: 'metaTitle',
      fields: ['metaTag.title'],
      label: m.titleForSearch(),
      isOptional: true,
      isCzech: true,
      show: (post) => post.metaTag.title,
    },
    {
      name: 'metaDescription',
      fields: ['metaTag.description'],
      label: m.description(),
      isOptional: true,
      isCzech: true,
      show: (post) => post.metaTag.description,
    },
    {
      name: 'isReviewPost',
      label: m.review(),
      isOptional: true,
      show: (post) => post.isReviewPost && <Tag>{m.review()}</Tag>,
    },
    {
      name: 'isPage',
      label: m.page(),
      isOptional: true,
      show: (post) => post.isPage && <Tag>{m.page()}</Tag>,
    },
  ]
  return (
    <Screen
      title={postScreen.label}
      actions={
        <>
          <RefreshCache />
          <ReplaceButton />
          <ListCsv resource={postScreen} columns={columns} />
          <TemplatesLink />
          <CreateButton resource={postScreen} leftSection={<Icon name="plus" />}>
            {m.newPost()}
          </CreateButton>
        </>
      }
    >
      <FirstStepsGuide />
      <MyWorkNotice />
      <RecordList<PostListItem>
        resource={postScreen}
        defaultSort="-updatedAt"
        columns={columns}
        titleOf={(post) => post.title || m.untitled()}
        searchLabel={m.searchTitleOrSlug()}
        hasDrafts
        filters={[
          { name: 'category', label: m.allCategories(), options: CATEGORIES.map((value) => ({ value, label: value })) },
          { name: 'writer', label: m.allWriters(), options },
          { name: 'rubric', label: m.allRubrics(), options: rubrics.options },
          { name: 'stage', label: m.anyStage(), options: stages() },
          { name: 'check', label: m.allChecks(), options: checkFilters() },
          // Only who comes from an import asks for its posts.
          ...(importId
            ? [{ name: 'import', label: m.anyOrigin(), options: [{ value: importId, label: m.ofImport() }] }]
            : []),
        ]}
        bulkActions={[...PUBLISH_BULK, ...settingActions(options, rubrics.options)]}
        rowMenu={(post) =>
          post.isActive && !post.isDeleted ? (
            <MenuItem
              component="a"
              href={postPath(post)}
              target="_blank"
              leftSection={<Icon name="external" size={16} />}
            >
              {m.viewOnSite()}
            </MenuItem>
          ) : null
        }
        empty={{ title: m.noPostsYet(), body: m.postsWillBeHere() }}
      />
    </Screen>
  )
}
