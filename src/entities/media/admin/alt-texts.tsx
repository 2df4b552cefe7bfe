import { ALT_MAX } from '#entities/media/alt-max.ts'
import { Button, Checkbox, Kbd, Paper, Progress, Skeleton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { rich } from '#ui/admin/words/rich.tsx'
import { tryAgain } from '#ui/admin/messages.ts'
import { untitled } from '#records/admin/messages.ts'
import * as m from '#entities/media/admin/messages.ts'
import type { MediaRecord } from '#entities/media/schema.ts'
import { variantUrl } from '#shared/images.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { LeaveGuard } from '#records/admin/form/leave-guard.tsx'
import { listQuery, invalidateRecords } from '#records/admin/queries.ts'
import { usageQuery } from '#records/admin/usage-query.ts'
import { Crumbs } from '#ui/admin/crumbs.tsx'
import { useScreenTitle } from '#ui/admin/use-screen-title.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import frame from '#ui/admin/screen.module.css'
import css from './alt-texts.module.css'

const PER_PAGE = 50

export default function AltTexts() {
  useScreenTitle(m.altInRow())
  const { data, isError, refetch } = useQuery({
    ...listQuery<MediaRecord>('media', { missing: 'alt', perPage: PER_PAGE, sort: '-createdAt' }),
    // Saved rows stay visible until the editor leaves.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  })
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const unsaved = useRef(new Set<string>())
  const total = data?.items.length ?? 0
  // Not earlier: rows of this list must not vanish under somebody who decides to stay.
  useEffect(() => () => void invalidateRecords('media'), [])

  function goOn(id: string): void {
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('input[data-alt]') ?? [])]
    const next = fields.slice(fields.findIndex((field) => field.dataset['alt'] === id) + 1)
    next.find((field) => field.value === '' && !field.disabled)?.focus()
  }

  return (
    <div className={frame.screen}>
      <div className={css.head}>
        <div>
          <Crumbs above={[['/admin/media', m.media()]]} here={m.altInRow()} />
          <h1 className={frame.title}>{data ? m.withoutAltText({ count: data.total }) : m.altInRow()}</h1>
        </div>
        <div className={css.progress}>
          <span className={css.keys}>
            {rich(m.rowKeys, { enter: (inner) => <Kbd>{inner}</Kbd>, esc: (inner) => <Kbd>{inner}</Kbd> })}
          </span>
          <span role="status">{m.progress({ done: saved.size, total })}</span>
          <Progress value={total > 0 ? (100 * saved.size) / total : 0} w={120} aria-label={m.done()} color="teal" />
          <Button component={Link} to="/admin/media">
            {m.done()}
          </Button>
        </div>
      </div>
      <Paper withBorder radius="lg">
        {!data && !isError && <Skeleton height={320} />}
        {isError && (
          <p className={css.empty}>
            {rich(m.unreadAgain, { again: <Button onClick={() => void refetch()}>{tryAgain()}</Button> })}
          </p>
        )}
        {data?.total === 0 && <p className={css.empty}>{m.allDescribed()}</p>}
        <ul className={css.list} ref={list} aria-label={m.picturesWithoutAlt()}>
          {data?.items.map((media, index) => (
            <AltRow
              key={media.id}
              media={media}
              isFirst={index === 0}
              onUnsaved={(isUnsaved) => {
                if (isUnsaved) unsaved.current.add(media.id)
                else unsaved.current.delete(media.id)
              }}
              onSaved={() => setSaved((before) => new Set(before).add(media.id))}
              onNext={() => goOn(media.id)}
            />
          ))}
        </ul>
      </Paper>
      <p className={css.note}>{m.rowByRow()}</p>
      <LeaveGuard hasChanges={() => unsaved.current.size > 0} onDiscard={() => unsaved.current.clear()} />
    </div>
  )
}

type State = 'typing' | 'saving' | 'saved' | 'undecided' | undefined

interface AltRowProps {
  media: MediaRecord
  isFirst: boolean
  onUnsaved: (isUnsaved: boolean) => void
  onSaved: () => void
  onNext: () => void
}

type Described = Pick<MediaRecord, 'alt' | 'isDecoration'>

/** A colleague described the picture meanwhile; the editor decides. */
class DescribedMeanwhile extends Error {
  readonly found: MediaRecord

  constructor(found: MediaRecord) {
    super(found.isDecoration ? m.markedMeanwhile() : m.writtenMeanwhile({ alt: found.alt }))
    this.found = found
  }
}

/** Saves the alt text on top of what is stored now: only a colleague's alt text or decoration mark is a conflict. */
async function saveAlt(known: MediaRecord, wanted: Described): Promise<MediaRecord> {
  const { id, title, focus, crops, version } = known
  const body = { title, focus, crops, version, ...wanted }
  try {
    return await api.put('/media/{id}', { params: { id }, body, isQuiet: true })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'VERSION_CONFLICT')) throw error
    const found = await api.get('/media/{id}', { params: { id }, isQuiet: true })
    const saysSameAs = ({ alt, isDecoration }: Described) => found.alt === alt && found.isDecoration === isDecoration
    // An earlier save whose response was lost.
    if (saysSameAs(wanted)) return found
    if (saysSameAs(known)) return saveAlt(found, wanted)
    throw new DescribedMeanwhile(found)
  }
}

function AltRow({ media, isFirst, onUnsaved, onSaved, onNext }: AltRowProps) {
  const [record, setRecord] = useState(media)
  const [alt, setAlt] = useState(media.alt)
  const [state, setState] = useState<State>()
  const [problem, setProblem] = useState<string>()
  const row = useRef<HTMLLIElement>(null)
  /** The record after all earlier saves have finished. */
  const stored = useRef(Promise.resolve(media))
  const isUnsaved = alt.trim() !== '' && alt.trim() !== record.alt
  const report = useEffectEvent(onUnsaved)
  useEffect(() => {
    report(isUnsaved)
  }, [isUnsaved])

  async function save(change: Partial<Described>): Promise<boolean> {
    setState('saving')
    setProblem(undefined)
    const before = stored.current
    const saving = before.then((known) =>
      saveAlt(known, { alt: alt.trim(), isDecoration: known.isDecoration, ...change }),
    )
    stored.current = saving.catch((error: unknown) => (error instanceof DescribedMeanwhile ? error.found : before))
    try {
      setRecord(await saving)
      // Text typed during the save is not saved yet.
      setState((now) => (now === 'typing' ? now : 'saved'))
      onSaved()
      return true
    } catch (error) {
      if (error instanceof DescribedMeanwhile) {
        setRecord(error.found)
        setState('undecided')
        setProblem(error.message)
        return false
      }
      if (!(error instanceof ApiError)) throw error
      setState('typing')
      setProblem(error.fields[0]?.message ?? error.message)
      return false
    }
  }

  /** Moves to the next picture, unless the editor has moved the focus elsewhere. */
  async function saveAndGoOn(change: Partial<Described>): Promise<void> {
    if ((await save(change)) && row.current?.contains(document.activeElement)) onNext()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && alt.trim() !== '') {
      event.preventDefault()
      if (alt.trim() === record.alt) onNext()
      else void saveAndGoOn({})
    } else if (event.key === 'Escape') {
      setAlt(record.alt)
      setState(undefined)
      setProblem(undefined)
    }
  }

  return (
    <li className={css.row} ref={row}>
      <img src={variantUrl(media.url, { size: 'xs' })} alt="" loading="lazy" className={css.picture} />
      <div className={css.words}>
        <b>{media.title}</b>
        <Place id={media.id} />
      </div>
      <TextInput
        className={css.field}
        aria-label={m.whatShows({ title: media.title })}
        placeholder={record.isDecoration ? m.notReadOut() : m.whatDoesItShow()}
        data-alt={media.id}
        data-autofocus={isFirst || undefined}
        autoFocus={isFirst}
        maxLength={ALT_MAX}
        disabled={record.isDecoration}
        value={alt}
        error={problem}
        onChange={(event) => {
          setAlt(event.currentTarget.value)
          setState('typing')
        }}
        onBlur={() => {
          if (state === 'typing' && alt.trim() !== '' && alt.trim() !== record.alt) void save({})
        }}
        onKeyDown={onKeyDown}
      />
      <Checkbox
        label={m.decoration()}
        checked={record.isDecoration}
        onChange={(event) => void saveAndGoOn({ isDecoration: event.currentTarget.checked })}
      />
      <span className={css.state} role="status">
        {state === 'saved' && <Badge tone="good">{m.saved()}</Badge>}
        {state === 'typing' && <Badge tone="quiet">{m.typing()}</Badge>}
        {state === 'saving' && <Badge tone="quiet">{m.saving()}</Badge>}
      </span>
    </li>
  )
}

function Place({ id }: { id: string }) {
  const { data } = useQuery(usageQuery({ collection: 'media' }, id))
  if (!data) return <small>…</small>
  const { items } = data
  const [first] = items
  if (!first) return <small>{m.notUsed()}</small>
  return (
    <small>
      {items.length === 1
        ? m.usedAt({ title: first.title || untitled(), place: first.as })
        : m.places({ count: items.length })}
    </small>
  )
}
