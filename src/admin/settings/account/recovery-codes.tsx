import { Alert, Button, Group } from '@mantine/core'
import * as m from '#admin/settings/account/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { copyText } from '#ui/admin/copy-text.ts'
import { saveFile } from '#ui/admin/save-file.ts'
import css from './account.module.css'

/** Recovery codes are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <Alert color="yellow" mt={14} icon={<Icon name="warn" />} title={m.keepCodes()}>
        {m.codesLead()}
      </Alert>
      <ul className={css.codes} aria-label={m.recoveryCodes()}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap={8}>
        <Button variant="default" leftSection={<Icon name="copy" size={16} />} onClick={() => void copyText(text)}>
          {m.copy()}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="download" size={16} />}
          onClick={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          {m.download()}
        </Button>
        <Button onClick={onDone}>{m.haveKept()}</Button>
      </Group>
    </>
  )
}
