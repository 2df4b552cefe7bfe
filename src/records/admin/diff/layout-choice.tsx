import { SegmentedControl } from '@mantine/core'
import type { Layout } from '#records/admin/diff/field-diff.tsx'
import * as m from '#records/admin/diff/messages.ts'

export function LayoutChoice({ value, onChange }: { value: Layout; onChange: (layout: Layout) => void }) {
  return (
    <SegmentedControl<Layout>
      size="xs"
      aria-label={m.howToCompare()}
      value={value}
      onChange={onChange}
      data={[
        { value: 'sides', label: m.sideBySide() },
        { value: 'column', label: m.oneColumn() },
      ]}
    />
  )
}
