import { Button, Group, Skeleton, Stack, Textarea, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import * as m from '#records/admin/form/messages.ts'
import { isNotFound } from '#records/admin/api/api-error.ts'
import { useDraftsOfGoneChanges } from '#records/admin/changes/gone-change.ts'
import { changedQuery } from '#records/admin/changes/queries.ts'
import { dropDraft, type StoredDraft } from '#records/admin/form/draft-store.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { abandonedDraftsOf, typedText } from '#records/admin/form/gone-record.ts'
import { OpenFormContext, useOpenForm } from '#records/admin/form/open-form.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { recordQuery } from '#records/admin/queries.ts'
import { editPathOf, type RecordBase, type Resource, type ResourceOf } from '#records/admin/resource.ts'
import { useBackPath } from '#records/admin/back-path.ts'
import css from './record-form.module.css'

interface RecordPageProps<Rec> {
  resource: ResourceOf<Rec>
  /** Renders the form; without a record, for a new one. A waiting change is already applied to the record. */
  children: (record: Rec | undefined, change?: string) => ReactNode
}

/** `…/create`, `…/{id}` or `…/{id}?change={id}`. The form is rendered once the record is loaded. */
export function RecordPage<Rec extends RecordBase>({ resource, children }: RecordPageProps<Rec>) {
  const { id } = useParams()
  const [search] = useSearchParams()
  const change = (resource.hasChanges && search.get('change')) || undefined
  const { key, from, context } = useOpenForm(resource, { id, change })
  return (
    <OpenFormContext key={key} value={context}>
      {from.id === undefined ? (
        children(undefined)
      ) : (
        <Existing<Rec> id={from.id} change={from.change} resource={resource}>
          {children}
        </Existing>
      )}
    </OpenFormContext>
  )
}

interface ExistingProps<Rec> extends RecordPageProps<Rec> {
  id: string
  change: string | undefined
}

function Existing<Rec extends RecordBase>({ id, change, resource, children }: ExistingProps<Rec>) {
  const { collection } = resource
  const wanted = change ? changedQuery<Rec>(collection, id, change) : recordQuery<Rec>(collection, id)
  const query = useQuery({ ...wanted, refetchOnWindowFocus: false })
  // Cached data of an earlier visit may be outdated, and editing it would end in a conflict.
  const isOld = query.isFetching && !query.isFetchedAfterMount
  // From then on the form has its own copy: fetching again, as after a save, must not unmount it.
  const [isShown, setShown] = useState(false)
  const hasDrafts = useDraftsOfGoneChanges(collection, id, resource.hasChanges === true && !change)
  const { state } = useLocation()
  if (query.data && !isOld && !query.isError && hasDrafts && !isShown) setShown(true)
  if (query.data && isShown) return <Fragment>{children(query.data, change)}</Fragment>
  // The change was published or discarded: what was typed into it is found at the live record.
  if (change && isNotFound(query.error)) return <Navigate replace to={editPathOf(resource, id)} state={state} />
  if (!query.isError) return <Waiting />
  if (isNotFound(query.error)) return <Missing resource={resource} id={id} />
  return <ReadFailure title={m.recordUnread({ noun: resource.words.one })} onTryAgain={query.refetch} m={24} />
}

const Waiting = () => (
  <Stack gap={16} className={css.body} aria-busy="true" role="status" aria-label={m.loading()}>
    <Skeleton height={40} radius="lg" />
    <Skeleton height={220} radius="lg" />
    <Skeleton height={160} radius="lg" />
  </Stack>
)

function Missing({ resource, id }: { resource: Resource; id: string }) {
  const { collection, words, many } = resource
  const [drafts, setDrafts] = useState<StoredDraft<object>[]>([])
  useEffect(() => {
    void abandonedDraftsOf(collection, id).then(setDrafts)
  }, [collection, id])
  return (
    <Stack gap={16} className={css.missing}>
      <Title order={1} className={css.title}>
        {m.noSuchRecord({ noun: words.one })}
      </Title>
      <p>{drafts.length > 0 ? m.mayBeDeletedTyped() : m.mayBeDeleted()}</p>
      {drafts.map(({ key, typedAt, values }) => (
        <div key={key}>
          <Textarea
            readOnly
            autosize
            maxRows={20}
            label={m.typedOn({ moment: formatDateTime(typedAt) })}
            value={typedText(values)}
          />
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            mt={8}
            onClick={() => {
              dropDraft(key)
              setDrafts((all) => all.filter((each) => each.key !== key))
            }}
          >
            {m.throwItAway()}
          </Button>
        </div>
      ))}
      <Group>
        <Button component={Link} to={useBackPath(resource)}>
          {m.backTo({ many })}
        </Button>
      </Group>
    </Stack>
  )
}
