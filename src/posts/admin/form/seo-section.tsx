import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LengthBar } from '#posts/admin/form/length-bar.tsx'
import type { PartProps, PostFormApi } from '#posts/admin/form/post-form.ts'
import { SearchResult } from '#posts/admin/form/search-result.tsx'
import { replaceTitleTokens, TITLE_TOKENS } from '#shared/title-tokens.ts'
import { FieldRow } from '#ui/admin/form/field-group.tsx'
import { Field } from '#ui/admin/form/memo-group.tsx'

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
              <TextInput label="Meta title" maxLength={160} {...title} />
              <LengthBar length={lengthOf(title.value)} max={60} note={`Tokens: ${[...TITLE_TOKENS].join(', ')}`} />
            </div>
          )
        }}
      </Field>
      <Field form={form}>
        {(own) => {
          const description = metaOf(own, 'description')
          return (
            <div>
              <Textarea label="Meta description" autosize minRows={3} maxRows={8} maxLength={400} {...description} />
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
              <Select
                label="Robots"
                data-path="metaTag.robots"
                placeholder="Not said"
                // A custom stored value stays available.
                data={value && !ROBOTS.includes(value) ? [value, ...ROBOTS] : ROBOTS}
                clearable
                clearButtonProps={{ 'aria-label': 'Clear Robots' }}
                value={value || null}
                onChange={(chosen) => own.setFieldValue('metaTag.robots', chosen ?? '')}
                error={error}
              />
            )
          }}
        </Field>
        <Field form={form}>{(own) => <TextInput label="Keywords" maxLength={300} {...metaOf(own, 'keyword')} />}</Field>
      </FieldRow>
      <Field form={form}>
        {(own) => (
          <TextInput
            label="Canonical"
            placeholder="Defaults to this page’s address"
            type="url"
            spellCheck={false}
            {...metaOf(own, 'canonical')}
          />
        )}
      </Field>
    </>
  )
}
