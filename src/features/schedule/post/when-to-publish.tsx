import { Button, Group, Kbd, Paper, Radio, Stack, Text, Title } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { CheckLine } from '#records/admin/check/check-line.tsx'
import { TakeDown } from '#features/schedule/post/take-down.tsx'
import { actionLabel, problemOf, quickChoices, type When } from '#features/schedule/post/when.ts'
import { MomentField } from '#records/admin/form/moment-field.tsx'
import { longMoment } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'
import css from './when-to-publish.module.css'

interface WhenToPublishProps {
  when: When
  onChange: (change: Partial<When>) => void
  errors: FormErrors
  isScheduled: boolean
  onRemove: () => void
  onDo: () => void
  onCancel: () => void
  isBusy: boolean
  isBlocked: boolean
  onShowCheck: () => void
}

export function WhenToPublish(props: WhenToPublishProps) {
  const { when, onChange, errors, isScheduled, onRemove, onDo, onCancel, isBusy, isBlocked, onShowCheck } = props
  const now = useNow()
  const { isLater, publishAt, isTakenDown, unpublishAt, unpublishTo } = when
  const problem = problemOf(when, now)
  const choices = quickChoices(now)
  return (
    <Stack gap={12}>
      <Group justify="space-between" visibleFrom="sm">
        <Title order={2} fz={15}>
          When to publish
        </Title>
        <Kbd>Ctrl Shift Enter</Kbd>
      </Group>
      <Radio.Group
        aria-label="When to publish"
        value={isLater ? 'later' : 'now'}
        onChange={(value) => onChange({ isLater: value === 'later', publishAt: publishAt ?? choices[0]?.iso ?? null })}
      >
        <Stack gap={8}>
          <Radio.Card value="now" className={css.card} data-autofocus={!isLater || undefined}>
            <Radio.Indicator />
            <div>
              <Text fw={500}>Now</Text>
              <Text size="sm" c="dimmed">
                Visitors see it as soon as you press.
              </Text>
            </div>
          </Radio.Card>
          <Paper withBorder className={css.later} data-checked={isLater || undefined}>
            <Radio.Card value="later" className={css.choice}>
              <Radio.Indicator />
              <Text fw={500}>Later</Text>
            </Radio.Card>
            {isLater && (
              <Stack gap={9} className={css.time}>
                <MomentField
                  label="Appears"
                  isLabelHidden
                  value={publishAt}
                  error={errors['publishAt']}
                  onChange={(iso) => onChange({ publishAt: iso })}
                />
                <Group gap={6}>
                  {choices.map(({ label, iso }) => (
                    <Button
                      key={iso}
                      size="compact-sm"
                      radius="xl"
                      variant={iso === publishAt ? 'light' : 'default'}
                      aria-pressed={iso === publishAt}
                      onClick={() => onChange({ publishAt: iso })}
                    >
                      {label}
                    </Button>
                  ))}
                </Group>
              </Stack>
            )}
          </Paper>
        </Stack>
      </Radio.Group>
      <Paper withBorder className={css.box}>
        <TakeDown
          isOn={isTakenDown}
          unpublishAt={unpublishAt}
          unpublishTo={unpublishTo}
          from={(isLater && publishAt) || now.toISOString()}
          errors={{ unpublishAt: errors['unpublishAt'], unpublishTo: errors['unpublishTo'] }}
          onChange={onChange}
        />
      </Paper>
      <Text size="sm" aria-live="polite" c={problem ? 'red' : undefined}>
        {problem ?? <Summary when={when} now={now} />}
      </Text>
      <CheckLine onShow={onShowCheck} />
      <Group gap={8} wrap="nowrap">
        <Button flex={1} px={10} loading={isBusy} disabled={isBlocked || problem !== undefined} onClick={onDo}>
          {actionLabel(when, now)}
          <Kbd size="xs" ml={8} visibleFrom="sm">
            Ctrl Enter
          </Kbd>
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
      {isScheduled && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove} disabled={isBusy}>
          Take the date away
        </Button>
      )}
    </Stack>
  )
}

const Summary = ({ when, now }: { when: When; now: Date }) => (
  <>
    Appears <b>{when.isLater && when.publishAt ? longMoment(when.publishAt, now) : 'as soon as you press'}</b>
    {when.isTakenDown && when.unpublishAt && (
      <>
        , comes down <b>{longMoment(when.unpublishAt, now)}</b>
      </>
    )}
    . Prague time.
  </>
)
