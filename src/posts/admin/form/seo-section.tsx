import * as m from '#posts/admin/form/messages.ts'
import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { PartProps, PostFormApi } from '#posts/admin/form/post-form.ts'
import { replaceTitleTokens, TITLE_TOKENS } from '#shared/title-tokens.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { Field, memoGroup } from '#records/admin/form/memo-group.tsx'
import { shownSlug } from '#posts/admin/form/address.ts'
import { postPath } from '#shared/post-address.ts'
import { LateSelect } from '#ui/admin/select/late-select.tsx'
import css from './seo-section.module.css'

const ROBOTS = ['index, follow', 'noindex, follow', 'noindex, nofollow']

export function SeoSection({ form }: Pick<PartProps, 'form'>) {
  const [now] = useState(() => new Date())
  return (
    <Stack gap={14}>
      <SearchResult form={form} now={now} />
      <MetaFields form={form} now={now} />
    </Stack>
  )
}

type MetaName = 'title' | 'description' | 'robots' | 'keyword' | 'canonical'
const metaOf = (form: PostFormApi, name: MetaName) => form.getInputProps(`metaTag.${name}`)

function MetaFields({ form, now }: Pick<PartProps, 'form'> & { now: Date }) {
  const lengthOf = (text: string) => replaceTitleTokens(text, now).length
  return (
    <>
      <Field form={form}>
        {(own) => {
          const title = metaOf(own, 'title')
          return (
            <div>
              <TextInput label={m.metaTitle()} maxLength={160} {...title} />
              <LengthBar
                length={lengthOf(title.value)}
                max={60}
                note={m.tokens({ tokens: [...TITLE_TOKENS].join(', ') })}
              />
            </div>
          )
        }}
      </Field>
      <Field form={form}>
        {(own) => {
          const description = metaOf(own, 'description')
          return (
            <div>
              <Textarea label={m.metaDescription()} autosize minRows={3} maxRows={8} maxLength={400} {...description} />
              <LengthBar length={lengthOf(description.value)} min={100} max={155} />
            </div>
          )
        }}
      </Field>
      <FieldRow>
        <Field form={form}>
          {(own) => {
            const { value, error } = metaOf(own, 'robots')
            return (
              <LateSelect
                label={m.robots()}
                data-path="metaTag.robots"
                placeholder={m.notSaid()}
                // A custom stored value stays available.
                data={(value && !ROBOTS.includes(value) ? [value, ...ROBOTS] : ROBOTS).map((each) => ({
                  value: each,
                  label: each,
                }))}
                clearable
                clearButtonProps={{ 'aria-label': m.clearRobots() }}
                value={value || null}
                onChange={(chosen) => own.setFieldValue('metaTag.robots', chosen ?? '')}
                error={error}
              />
            )
          }}
        </Field>
        <Field form={form}>
          {(own) => <TextInput label={m.keywords()} maxLength={300} {...metaOf(own, 'keyword')} />}
        </Field>
      </FieldRow>
      <Field form={form}>
        {(own) => (
          <TextInput
            label={m.canonical()}
            placeholder={m.canonicalDefault()}
            type="url"
            spellCheck={false}
            {...metaOf(own, 'canonical')}
          />
        )}
      </Field>
    </>
  )
}

interface LengthBarProps {
  length: number
  min?: number
  max: number
  note?: string
}

/** Length of a text against the recommended range. Advice only, nothing is rejected. */
function LengthBar({ length, min = 0, max, note }: LengthBarProps) {
  const advice = length === 0 ? '' : length > max ? m.cutOff() : length < min ? m.ratherShort() : ''
  return (
    <>
      <div className={css.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (length / max) * 100)}%` }} data-warns={advice !== '' || undefined} />
      </div>
      <div className={css.words}>
        <span>{note}</span>
        <span>
          {advice && (
            <Text span fz={12} c="var(--warn)">
              {advice}{' '}
            </Text>
          )}
          <span className={css.number}>
            {length} / {max}
          </span>
        </span>
      </div>
    </>
  )
}

const SearchResult = memoGroup(function SearchResult({ form, now }: Pick<PartProps, 'form'> & { now: Date }) {
  const post = form.values
  const steps = postPath({ category: post.category, slug: shownSlug(post) })
    .split('/')
    .filter(Boolean)
  return (
    <figure className={css.result} aria-label={m.searchPreview()}>
      <div className={css.address}>{[window.location.host, ...steps].join(' › ')}</div>
      <div className={css.title} lang="cs">
        {replaceTitleTokens(post.metaTag.title || post.title, now) || m.untitled()}
      </div>
      <div className={css.description}>
        {post.metaTag.description ? (
          <span lang="cs">{replaceTitleTokens(post.metaTag.description, now)}</span>
        ) : (
          m.withoutDescription()
        )}
      </div>
    </figure>
  )
})
