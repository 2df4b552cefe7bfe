import * as m from '#records/admin/csv-import/messages.ts'
import { Alert, Button, Paper, Skeleton, Stepper, Text } from '@mantine/core'
import { ChooseButton } from '#records/admin/csv-import/choose-button.tsx'
import { ImportDone } from '#records/admin/csv-import/import-done.tsx'
import { PreviewTable } from '#records/admin/csv-import/preview-table.tsx'
import { type Import, type Refusal, useImport } from '#records/admin/csv-import/use-import.ts'
import { Crumbs } from '#ui/admin/crumbs.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { DraftNotice } from '#records/admin/form/draft-notice.tsx'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { LeaveGuard } from '#records/admin/form/leave-guard.tsx'
import { listPathOf } from '#records/admin/resource.ts'
import type { Screen as RecordScreen } from '#records/admin/screen.ts'
import { useScreenTitle } from '#ui/admin/use-screen-title.ts'
import frame from '#ui/admin/screen.module.css'
import css from './csv-import.module.css'
import { rich } from '#ui/admin/words/rich.tsx'
import { tryAgain } from '#ui/admin/messages.ts'

interface ImportScreenProps {
  screen: RecordScreen<'casinos' | 'bookmakers'>
  words: FieldWords
}

export function ImportScreen({ screen, words }: ImportScreenProps) {
  const work = useImport(screen.collection)
  const { chosen, preview, unreadable, unseen, done } = work
  const step = done ? 2 : chosen && !unreadable ? 1 : 0
  useScreenTitle(m.importMany({ many: screen.many }))
  return (
    <div className={frame.screen}>
      <div className={css.head}>
        <div>
          <Crumbs above={[[listPathOf(screen), screen.label]]} here={m.importCsv()} />
          <h1 className={frame.title}>{chosen?.name ?? m.importMany({ many: screen.many })}</h1>
        </div>
        <Stepper
          active={step}
          size="sm"
          iconSize={26}
          className={css.steps}
          classNames={{ step: css.step, stepBody: css.stepBody }}
          aria-label={m.steps()}
        >
          <Stepper.Step label={m.stepFile()} />
          <Stepper.Step label={m.stepChanges()} />
          <Stepper.Step label={m.stepDone()} completedIcon={<Icon name="check" size={14} />} />
        </Stepper>
      </div>
      {unreadable && <Refused refusal={unreadable} />}
      {unseen && <Refused refusal={unseen} onTryAgain={work.lookAgain} />}
      {work.refusal && <Refused refusal={work.refusal} />}
      {step === 0 && (
        <DraftNotice
          drafts={work.draft.offered}
          titleOf={({ name }) => name}
          onRestore={work.restore}
          onThrowAway={work.draft.throwAway}
          className={css.drafts}
        />
      )}
      {step === 0 && <ChooseFile screen={screen} work={work} />}
      {step === 1 &&
        (preview ? (
          <PreviewTable screen={screen} words={words} work={work} preview={preview} />
        ) : (
          !unseen && <Skeleton height={320} />
        ))}
      {done && <ImportDone screen={screen} work={work} done={done} />}
      <LeaveGuard hasChanges={() => step === 1 && (chosen?.edits.length ?? 0) > 0} onDiscard={work.draft.drop} />
    </div>
  )
}

interface RefusedProps {
  refusal: Refusal
  onTryAgain?: () => void
}

const Refused = ({ refusal: { title, message, lines }, onTryAgain }: RefusedProps) => (
  <Alert color="red" mb={14} title={title} icon={<Icon name="warn" />} role="alert">
    <Text size="sm">{message}</Text>
    {lines.length > 0 && (
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
    {onTryAgain && (
      <Button mt={8} size="compact-sm" variant="default" onClick={onTryAgain}>
        {tryAgain()}
      </Button>
    )}
  </Alert>
)

function ChooseFile({ screen, work }: { screen: RecordScreen; work: Import }) {
  return (
    <Paper withBorder radius="lg" className={css.choose}>
      <h2>{m.chooseTitle()}</h2>
      <p>
        {rich(m.chooseLead, {
          b: (inner) => <b>{inner}</b>,
          code: (inner) => <code>{inner}</code>,
          noun: screen.one,
        })}
      </p>
      <ChooseButton work={work} label={m.chooseFile()} />
    </Paper>
  )
}
