import { Button, Modal, NavLink, Select, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as c from '#features/complaints/messages.ts'
import * as m from '#features/complaints/screen/letters/messages.ts'
import { COMPLAINTS } from '#features/complaints/screen/queries.ts'
import { type Template, TEMPLATE_FIELDS } from '#features/complaints/templates.ts'
import { CzechLine, CzechText } from '#features/players/screen/czech-fields.tsx'
import { useSending } from '#records/admin/form/use-sending.ts'
import { api } from '#records/admin/api/client.ts'
import { DialogButtons } from '#records/admin/form/action-dialog.tsx'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { newId } from '#shared/id.ts'
import { saidOptions } from '#shared/words/message.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from '#features/complaints/screen/complaint.module.css'

export function TemplatesButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<Icon name="note" size={16} />} onClick={() => setOpen(true)}>
        {m.templates()}
      </Button>
      {isOpen && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['records', COMPLAINTS, 'all-templates'],
    queryFn: ({ signal }) => api.get('/complaints/templates', { signal, isQuiet: true }),
  })
  return (
    <Modal opened onClose={onClose} title={m.templatesTitle()} size={900}>
      {isError && !data && <ReadFailure title={m.templatesNotRead()} error={error} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={320} />}
      {data && <Editor templates={data.templates} onClose={onClose} />}
    </Modal>
  )
}

const AUDIENCES = [
  { value: 'player', label: m.toPlayer },
  { value: 'operator', label: m.toOperator },
]
const NEW: Omit<Template, 'id'> = { audience: 'player', title: 'Nová šablona', hint: '', subject: '', text: '' }

function Editor({ templates, onClose }: { templates: Template[]; onClose: () => void }) {
  const [all, setAll] = useState(templates)
  const [at, setAt] = useState(0)
  const { isSending, message, send } = useSending()
  const shown = all[at]
  const of = (field: 'title' | 'hint' | 'subject' | 'text') => ({
    value: shown?.[field] ?? '',
    onChange: (value: string) => change({ [field]: value }),
  })
  const change = (part: Partial<Template>) =>
    setAll(all.map((template, index) => (index === at ? { ...template, ...part } : template)))
  const add = () => {
    setAll([...all, { ...NEW, id: newId() }])
    setAt(all.length)
  }
  const remove = () => {
    setAll(all.filter((_, index) => index !== at))
    setAt(Math.max(0, at - 1))
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      await api.put('/complaints/templates', { body: { templates: all }, isQuiet: true })
      await invalidateRecords(COMPLAINTS)
      notify.success(SUCCESS.updated)
      onClose()
    })
  }
  return (
    <form onSubmit={save} className={css.fields}>
      <div className={desk.two} data-narrow>
        <div>
          {all.map((template, index) => (
            <NavLink
              key={template.id}
              component="button"
              type="button"
              lang="cs"
              active={index === at}
              label={template.title}
              description={template.audience === 'player' ? c.player() : c.anOperator()}
              onClick={() => setAt(index)}
            />
          ))}
          <Button variant="subtle" size="compact-sm" leftSection={<Icon name="plus" size={15} />} onClick={add}>
            {m.newTemplate()}
          </Button>
        </div>
        {shown && (
          <div className={css.fields}>
            <Select
              label={m.forWhom()}
              data={saidOptions(AUDIENCES)}
              value={shown.audience}
              allowDeselect={false}
              onChange={(value) => change({ audience: value === 'operator' ? 'operator' : 'player' })}
            />
            <CzechLine {...of('title')} label={m.name()} />
            <CzechLine {...of('hint')} label={m.whatFor()} />
            <CzechLine {...of('subject')} label={m.subject()} />
            <CzechText
              {...of('text')}
              label={m.letter()}
              description={m.fillsIn({ fields: TEMPLATE_FIELDS.map((field) => `{${field}}`).join(' ') })}
              minRows={8}
            />
            <Button variant="subtle" color="red" size="compact-sm" onClick={remove}>
              {m.removeTemplate()}
            </Button>
          </div>
        )}
      </div>
      <FormMessage>{message}</FormMessage>
      <DialogButtons action={m.saveTemplates()} isBusy={isSending} onClose={onClose} />
    </form>
  )
}
