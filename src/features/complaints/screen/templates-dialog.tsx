import { Button, Group, Modal, NavLink, Select, Skeleton, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { COMPLAINTS } from '#features/complaints/screen/queries.ts'
import { type Template, TEMPLATE_FIELDS } from '#features/complaints/templates.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { newId } from '#shared/id.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './complaint.module.css'

export function TemplatesButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<Icon name="note" size={16} />} onClick={() => setOpen(true)}>
        Templates
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
    <Modal opened onClose={onClose} title="Templates of letters, in Czech" size={900}>
      {isError && !data && <ReadFailure title="The templates could not be read" error={error} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={320} />}
      {data && <Editor templates={data.templates} onClose={onClose} />}
    </Modal>
  )
}

const AUDIENCES = [
  { value: 'player', label: 'To the player' },
  { value: 'operator', label: 'To the operator' },
]
const NEW: Omit<Template, 'id'> = { audience: 'player', title: 'Nová šablona', hint: '', subject: '', text: '' }

function Editor({ templates, onClose }: { templates: Template[]; onClose: () => void }) {
  const [all, setAll] = useState(templates)
  const [at, setAt] = useState(0)
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const shown = all[at]
  const change = (part: Partial<Template>) =>
    setAll(all.map((template, index) => (index === at ? { ...template, ...part } : template)))

  async function save(): Promise<void> {
    setBusy(true)
    setMessage(undefined)
    try {
      await api.put('/complaints/templates', { body: { templates: all }, isQuiet: true })
      await invalidateRecords(COMPLAINTS)
      notify.success(SUCCESS.updated)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.fields[0]?.message ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className={css.templates}>
        <div>
          {all.map((template, index) => (
            <NavLink
              key={template.id}
              component="button"
              type="button"
              lang="cs"
              active={index === at}
              label={template.title}
              description={template.audience === 'player' ? 'Player' : 'Operator'}
              onClick={() => setAt(index)}
            />
          ))}
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon name="plus" size={15} />}
            onClick={() => {
              setAll([...all, { ...NEW, id: newId() }])
              setAt(all.length)
            }}
          >
            New template
          </Button>
        </div>
        {shown && (
          <div className={css.fields}>
            <Select
              label="For whom"
              data={AUDIENCES}
              value={shown.audience}
              allowDeselect={false}
              onChange={(value) => change({ audience: value === 'operator' ? 'operator' : 'player' })}
            />
            <TextInput
              label="Name"
              lang="cs"
              value={shown.title}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
            <TextInput
              label="What it is for"
              value={shown.hint}
              onChange={(event) => change({ hint: event.currentTarget.value })}
            />
            <TextInput
              label="Subject"
              lang="cs"
              value={shown.subject}
              onChange={(event) => change({ subject: event.currentTarget.value })}
            />
            <Textarea
              label="Letter"
              description={`Fills itself in: ${TEMPLATE_FIELDS.map((field) => `{${field}}`).join(' ')}. An empty one blocks sending.`}
              lang="cs"
              value={shown.text}
              onChange={(event) => change({ text: event.currentTarget.value })}
              minRows={8}
              autosize
            />
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              onClick={() => {
                setAll(all.filter((_, index) => index !== at))
                setAt(Math.max(0, at - 1))
              }}
            >
              Remove this template
            </Button>
          </div>
        )}
      </div>
      <FormMessage>{message}</FormMessage>
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isBusy} onClick={() => void save()}>
          Save the templates
        </Button>
      </Group>
    </>
  )
}
