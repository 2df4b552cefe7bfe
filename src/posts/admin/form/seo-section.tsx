import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { LengthBar } from '#posts/admin/form/length-bar.tsx'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { SearchResult } from '#posts/admin/form/search-result.tsx'
import { replaceTitleTokens, TITLE_TOKENS } from '#shared/title-tokens.ts'
import { FieldRow } from '#ui/admin/form/field-group.tsx'
import { quietGroup } from '#ui/admin/form/quiet-group.tsx'

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

const MetaFields = quietGroup(function MetaFields({ form, now }: Pick<PartProps, 'form'> & { now: Date }) {
  const { metaTag } = form.values
  const words = (text: string) => replaceTitleTokens(text, now)
  // What was written elsewhere stays until somebody chooses.
  const robots = metaTag.robots && !ROBOTS.includes(metaTag.robots) ? [metaTag.robots, ...ROBOTS] : ROBOTS
  return (
    <>
      <div>
        <TextInput label="Meta title" maxLength={160} {...form.getInputProps('metaTag.title')} />
        <LengthBar length={words(metaTag.title).length} max={60} note={`Tokens: ${[...TITLE_TOKENS].join(', ')}`} />
      </div>
      <div>
        <Textarea
          label="Meta description"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={400}
          {...form.getInputProps('metaTag.description')}
        />
        <LengthBar length={words(metaTag.description).length} min={100} max={155} />
      </div>
      <FieldRow>
        <Select
          label="Robots"
          placeholder="Not said"
          data={robots}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear Robots' }}
          value={metaTag.robots || null}
          onChange={(value) => form.setFieldValue('metaTag.robots', value ?? '')}
          error={form.errors['metaTag.robots']}
        />
        <TextInput label="Keywords" maxLength={300} {...form.getInputProps('metaTag.keyword')} />
      </FieldRow>
      <TextInput
        label="Canonical"
        placeholder="Defaults to this page’s address"
        type="url"
        spellCheck={false}
        {...form.getInputProps('metaTag.canonical')}
      />
    </>
  )
})
