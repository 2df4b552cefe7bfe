import { Button, Tabs } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as m from '#records/admin/list/messages.ts'
import { viewQuery } from '#shared/view-query.ts'
import { api } from '#records/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { formatTotal } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import type { SavedView } from '#shared/schema/saved-view.ts'
import { addressOf, countQuery, invalidateViews, viewAt, viewsQuery } from '#records/admin/list/views.ts'
import type { Resource } from '#records/admin/resource.ts'
import { keepInSight } from '#ui/admin/scroll-to-middle.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { isAdmin } from '#records/admin/api/user.ts'
import { lazyDialog } from '#ui/admin/lazy-part.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { MenuItem } from '#ui/admin/menu/menu-item.tsx'
import { undo } from '#ui/admin/messages.ts'
import css from './view-tabs.module.css'

const ViewDialog = lazyDialog(async () => (await import('#records/admin/list/view-dialog.tsx')).ViewDialog)

const ALL = 'all'
const NONE: SavedView[] = []
/** Counting more would be too expensive for its use. */
const MOST_COUNTED = 8

interface ViewTabsProps {
  resource: Resource
  children: ReactNode
}

export default function ViewTabs({ resource: { collection }, children }: ViewTabsProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data: views = NONE } = useQuery(viewsQuery(collection))
  const [dialog, setDialog] = useState<'new' | 'rename'>()
  const { view, isChanged } = viewAt(views, search)
  const query = viewQuery(search)
  const counts = useQueries({
    queries: ['', ...views.map((each) => each.query)]
      .slice(0, MOST_COUNTED)
      .map((each) => countQuery(collection, each)),
  })
  const countOf = (index: number) => {
    const page = counts[index]?.data
    return page && <em className={css.count}>{formatTotal(page)}</em>
  }
  const open = (id: string | null) => {
    const chosen = views.find((each) => each.id === id)
    void navigate({ search: chosen ? addressOf(chosen) : '' }, { preventScrollReset: true })
  }

  async function change(changed: SavedView, body: object): Promise<void> {
    try {
      await api.post('/views/{id}', { params: { id: changed.id }, body: { ...body, updatedAt: changed.updatedAt } })
    } finally {
      await invalidateViews(collection)
    }
    notify.success(SUCCESS.updated)
  }

  async function remove(gone: SavedView): Promise<void> {
    const body = gone.isShared ? m.everybodyLosesIt() : m.listStays()
    if (!(await confirm({ title: m.deleteView({ name: gone.name }), body, action: m.remove(), isDangerous: true })))
      return
    await api.delete('/views/{id}', { params: { id: gone.id } })
    open(null)
    await invalidateViews(collection)
    notify.success(SUCCESS.deleted)
  }

  const mayChange = view && (view.isOwn || isAdmin())
  return (
    <div className={css.bar}>
      <Tabs value={view?.id ?? ALL} onChange={open} className={css.tabs} data-strip activateTabWithKeyboard={false}>
        <Tabs.List aria-label={m.viewsOfList()}>
          <Tabs.Tab value={ALL}>
            <span>{m.all()}</span> {countOf(0)}
          </Tabs.Tab>
          {views.map(({ id, name }, index) => (
            <Tabs.Tab key={id} value={id} ref={id === view?.id ? keepInSight : null}>
              {name} {countOf(index + 1)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Icon name="plus" size={15} />}
        onClick={() => setDialog('new')}
      >
        {m.saveThisViewAs()}
      </Button>
      <span className={css.right}>
        {view && isChanged && (
          <>
            <span className={css.changed}>{m.viewChanged()}</span>
            {mayChange && (
              <Button size="compact-sm" variant="default" onClick={() => void change(view, { query })}>
                {m.save()}
              </Button>
            )}
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => open(view.id)}>
              {undo()}
            </Button>
          </>
        )}
        {view && !view.isOwn && <span className={css.changed}>{m.sharedBy({ name: view.ownerName })}</span>}
        {view && mayChange && (
          <MenuButton
            position="bottom-end"
            width={210}
            button={(aria) => (
              <Button
                {...aria}
                size="compact-sm"
                variant="subtle"
                color="gray"
                rightSection={<Icon name="down" size={14} />}
              >
                {view.isShared ? m.shared() : m.onlyMine()}
              </Button>
            )}
          >
            <MenuItem onClick={() => setDialog('rename')}>{m.renameAs()}</MenuItem>
            {view.isOwn && (
              <MenuItem onClick={() => void change(view, { isShared: !view.isShared })}>
                {view.isShared ? m.keepToMyself() : m.share()}
              </MenuItem>
            )}
            <MenuItem color="red" onClick={() => void remove(view)}>
              {m.deleteAs()}
            </MenuItem>
          </MenuButton>
        )}
        {children}
      </span>
      {dialog && (
        <Suspense>
          <ViewDialog
            list={collection}
            query={query}
            view={dialog === 'rename' ? view : undefined}
            onClose={() => setDialog(undefined)}
            onSaved={async (saved) => {
              // While the dialog is still open: a column sorted by now would be lost to the address of the view.
              await navigate({ search: addressOf(saved) }, { replace: true, preventScrollReset: true })
              setDialog(undefined)
              await invalidateViews(collection)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
