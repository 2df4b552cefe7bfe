import { Group, Menu } from '@mantine/core'
import { FirstStepsGuide } from '#features/first-steps/admin/guide.tsx'
import { useRubricNames } from '#entities/rubric/admin/use-rubrics.ts'
import { useWriterNames } from '#entities/writer/admin/use-writers.ts'
import { FAILS } from '#posts/checks/names.ts'
import { postScreen } from '#posts/admin/screen.ts'
import type { PostListItem } from '#posts/list-items.server.ts'
import { CATEGORIES, postPath } from '#shared/post-address.ts'
import { entriesOf } from '#shared/objects.ts'
import { ChangesBadge } from '#records/admin/list/changes-badge.tsx'
import { Icon } from '#ui/admin/icon.tsx'
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

const CHECK_FILTERS = [
  { value: 'any', label: 'Anything fails' },
  { value: 'blocking', label: 'Something blocks' },
  ...entriesOf(FAILS).map(([value, label]) => ({ value, label })),
]

const STAGES = [
  { value: 'ready', label: 'Ready for approval' },
  { value: 'draft', label: 'Not submitted' },
]

export default function PostList() {
  const { names, faces, options } = useWriterNames()
  const rubrics = useRubricNames()
  const writerOf = (id: string) => {
    const name = names.get(id)
    if (!name) return null
    return (
      <Group gap={8} wrap="nowrap">
        <Thumb picture={faces.get(id)} name={name} size={26} isRound />
        {name}
      </Group>
    )
  }
  const columns: Column<PostListItem>[] = [
    {
      name: 'title',
      fields: ['title', 'slug'],
      label: 'Title',
      sort: 'title',
      show: (post) => (
        <>
          {post.title || 'Untitled'}
          <span className="mono" style={{ display: 'block', fontWeight: 400, color: 'var(--text-subtle)' }}>
            {post.slug ? postPath(post) : 'no address yet'}
          </span>
        </>
      ),
    },
    { name: 'category', label: 'Category', show: (post) => <Tag>{post.category}</Tag> },
    { name: 'rubric', label: 'Rubric', isCzech: true, show: (post) => post.rubric && rubrics.names.get(post.rubric) },
    { name: 'writer', label: 'Writer', show: (post) => post.writer && writerOf(post.writer) },
    {
      name: 'status',
      fields: ['isActive', 'isDeleted'],
      label: 'Status',
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
      label: 'Updated',
      sort: 'updatedAt',
      isOnPhone: true,
      show: (post) => <When at={post.updatedAt} />,
    },
    {
      name: 'createdAt',
      label: 'Created',
      sort: 'createdAt',
      isOptional: true,
      show: (post) => <When at={post.createdAt} />,
    },
    {
      name: 'metaTitle',
      fields: ['metaTag.title'],
      label: 'Title for search engines',
      isOptional: true,
      isCzech: true,
      show: (post) => post.metaTag.title,
    },
    {
      name: 'metaDescription',
      fields: ['metaTag.description'],
      label: 'Description',
      isOptional: true,
      isCzech: true,
      show: (post) => post.metaTag.description,
    },
    {
      name: 'isReviewPost',
      label: 'Review',
      isOptional: true,
      show: (post) => post.isReviewPost && <Tag>Review</Tag>,
    },
  ]
  return (
    <Screen
      title="Posts"
      actions={
        <>
          <RefreshCache />
          <ListCsv resource={postScreen} columns={columns} />
          <CreateButton resource={postScreen} leftSection={<Icon name="plus" />}>
            New post
          </CreateButton>
        </>
      }
    >
      <FirstStepsGuide />
      <RecordList<PostListItem>
        resource={postScreen}
        defaultSort="-updatedAt"
        columns={columns}
        titleOf={(post) => post.title || 'Untitled'}
        searchLabel="Search title or slug"
        hasDrafts
        filters={[
          { name: 'category', label: 'All categories', options: CATEGORIES.map((value) => ({ value, label: value })) },
          { name: 'writer', label: 'All writers', options },
          { name: 'rubric', label: 'All rubrics', options: rubrics.options },
          { name: 'stage', label: 'Any stage', options: STAGES },
          { name: 'check', label: 'All checks', options: CHECK_FILTERS },
        ]}
        bulkActions={PUBLISH_BULK}
        rowMenu={(post) =>
          post.isActive && !post.isDeleted ? (
            <Menu.Item
              component="a"
              href={postPath(post)}
              target="_blank"
              leftSection={<Icon name="external" size={16} />}
            >
              View on the site
            </Menu.Item>
          ) : null
        }
        empty={{ title: 'No posts yet', body: 'Articles, reviews and author pages will be here.' }}
      />
    </Screen>
  )
}
