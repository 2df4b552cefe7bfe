import * as m from '#posts/admin/form/messages.ts'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CoverPreview } from '#posts/admin/form/cover/cover-preview.tsx'
import { MOTIFS } from '#posts/admin/form/cover/motifs.ts'
import { ValueFields } from '#posts/admin/form/cover/value-fields.tsx'
import type { PostFormApi } from '#posts/admin/form/post-form.ts'
import type { Cover, Motif } from '#shared/cover/schema.ts'
import { entriesOf, isKeyOf } from '#shared/objects.ts'
import { memoGroup } from '#records/admin/form/memo-group.tsx'
import { LateSelect } from '#ui/admin/select/late-select.tsx'

const choices = () => entriesOf(MOTIFS).map(([value, { label }]) => ({ value, label: label() }))

export const CoverField = memoGroup(function CoverField({ form }: { form: PostFormApi }) {
  const { cover, banner, rubric } = form.values
  // Values typed for other motifs are restored when the editor switches back.
  const [previous, setPrevious] = useState<Partial<Record<Motif, Cover>>>({})
  const set = (next: Cover | null) => form.setFieldValue('cover', next)

  function choose(motif: Motif | null): void {
    if (cover) setPrevious({ ...previous, [cover.motif]: cover })
    set(motif && (previous[motif] ?? MOTIFS[motif].empty))
  }

  const errorOf = (name: string) => {
    const at = `cover.${name}`
    const path = Object.keys(form.errors).find((each) => each === at || each.startsWith(`${at}.`))
    return path && form.errors[path]
  }
  return (
    <Stack gap={10} data-path="cover">
      <LateSelect
        label={m.drawnCover()}
        description={cover ? MOTIFS[cover.motif].hint() : m.coverHint()}
        placeholder={m.none()}
        data={choices()}
        clearable
        clearButtonProps={{ 'aria-label': m.clearCover() }}
        value={cover?.motif ?? null}
        error={form.errors['cover'] ?? form.errors['cover.motif']}
        onChange={(motif) => choose(motif !== null && isKeyOf(MOTIFS, motif) ? motif : null)}
      />
      {cover && (
        <>
          {/* Remount per motif, even where fields have the same name. */}
          <ValueFields key={cover.motif} cover={cover} onChange={set} errorOf={errorOf} />
          <CoverPreview cover={cover} rubric={rubric} />
        </>
      )}
      {cover && banner && (
        <Text size="sm" c="dimmed">
          {m.bannerInstead()}
        </Text>
      )}
    </Stack>
  )
})
