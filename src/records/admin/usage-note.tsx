import { List } from '@mantine/core'
import * as m from '#records/admin/messages.ts'
import type { Removed } from '#shared/schema/usage.ts'
import type { Resource } from '#records/admin/resource.ts'
import type { Usage } from '#shared/schema/usage.ts'
import { removedLines, usageLines } from '#records/admin/usage.ts'

export const archiveNote = ({ words }: Pick<Resource, 'words'>, usages: Usage[]) => (
  <>
    {m.noLongerVisible({ noun: words.one })}
    {usages.length > 0 && (
      <>
        {' '}
        <span>{m.usersStay()}</span>
        <Lines lines={usageLines(usages)} />
      </>
    )}
  </>
)

export const stillUsedNote = (usages: Usage[]) => (
  <>
    {m.takeOutFirst()}
    <Lines lines={usageLines(usages)} />
  </>
)

export const deletionNote = ({ words }: Pick<Resource, 'words'>, removed: Removed[]) => (
  <>
    {m.willBeGone({ noun: words.one })}
    {removed.length > 0 && (
      <>
        {' '}
        <span>{m.goesWithIt()}</span>
        <Lines lines={removedLines(removed)} />
      </>
    )}
  </>
)

const Lines = ({ lines }: { lines: string[] }) => (
  <List size="sm" mt={8}>
    {lines.map((line) => (
      <List.Item key={line}>{line}</List.Item>
    ))}
  </List>
)
