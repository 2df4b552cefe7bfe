import { Paper, Tabs } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { contentAttributes } from '#admin/messages.ts'
import * as m from '#admin/content-attributes/messages.ts'
import { AttributeList } from '#admin/content-attributes/attribute-list.tsx'
import { type AttributeKind, KINDS, kindOf } from '#admin/content-attributes/kinds.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { CreateButton } from '#records/admin/list/create-button.tsx'
import { useList } from '#records/admin/queries.ts'
import { keepInSight } from '#ui/admin/scroll-to-middle.ts'
import { Screen } from '#ui/admin/screen.tsx'
import css from './hub.module.css'

/** Writers, game types, payment methods and software providers, which have no list screens of their own. */
export default function ContentAttributes() {
  const [parameters, setParameters] = useSearchParams()
  const kind = kindOf(parameters.get('tab'))
  const { collection, words } = kind.resource
  return (
    <Screen
      title={contentAttributes()}
      lead={m.lead()}
      actions={
        <CreateButton resource={kind.resource} leftSection={<Icon name="plus" />}>
          {m.add({ noun: words.one })}
        </CreateButton>
      }
    >
      <Paper withBorder radius="lg" className={css.hub}>
        <Tabs value={collection} onChange={(tab) => setParameters(tab ? { tab } : {})} keepMounted={false}>
          <Tabs.List className={css.tabs} data-strip>
            {KINDS.map((each) => (
              <KindTab key={each.resource.collection} kind={each} isShown={each === kind} />
            ))}
          </Tabs.List>
          <Tabs.Panel value={collection}>
            <AttributeList key={collection} kind={kind} />
          </Tabs.Panel>
        </Tabs>
      </Paper>
    </Screen>
  )
}

function KindTab({ kind: { resource }, isShown }: { kind: AttributeKind; isShown: boolean }) {
  const count = useList(resource.collection, { perPage: 1 }).data?.total
  return (
    <Tabs.Tab
      ref={isShown ? keepInSight : null}
      className={css.tab}
      value={resource.collection}
      rightSection={count === undefined ? null : <em className={css.count}>{count}</em>}
    >
      {resource.label}
    </Tabs.Tab>
  )
}
