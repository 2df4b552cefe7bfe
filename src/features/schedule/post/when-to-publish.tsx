import * as m from '#features/schedule/post/messages.ts'
import { Button, Group, Kbd, Paper, Radio, Stack, Text, Title } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { CheckLine } from '#records/admin/check/check-line.tsx'
import { TakeDown } from '#features/schedule/post/take-down.tsx'
import { actionLabel, problemOf, quickChoices, type When } from '#features/schedule/post/when.ts'
import { MomentField } from '#records/admin/form/moment-field.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './when-to-publish.module.css'
import { WhenItAppears } from '#features/schedule/post/when-it-appears.tsx'
import { cancel } from '#ui/admin/messages.ts'

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
          {m.whenToPublish()}
        </Title>
        <Kbd>Ctrl Shift Enter</Kbd>
      </Group>
      <Radio.Group
        aria-label={m.whenToPublish()}
        value={isLater ? 'later' : 'now'}
        onChange={(value) => onChange({ isLater: value === 'later', publishAt: publishAt ?? choices[0]?.iso ?? null })}
      >
        <Stack gap={8}>
          <Radio.Card value="now" className={css.card} data-autofocus={!isLater || undefined}>
            <Radio.Indicator />
            <div>
              <Text fw={500}>{m.now()}</Text>
              <Text size="sm" c="dimmed">
                {m.asYouPress()}
              </Text>
            </div>
          </Radio.Card>
          <Paper withBorder className={css.later} data-checked={isLater || undefined}>
            <Radio.Card value="later" className={css.choice}>
              <Radio.Indicator />
              <Text fw={500}>{m.later()}</Text>
            </Radio.Card>
            {isLater && (
              <Stack gap={9} className={css.time}>
                <MomentField
                  label={m.appears()}
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
        {problem ?? (
          <WhenItAppears
            publishAt={isLater ? publishAt : null}
            unpublishAt={isTakenDown ? unpublishAt : null}
            now={now}
          />
        )}
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
          {cancel()}
        </Button>
      </Group>
      {isScheduled && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove} disabled={isBusy}>
          {m.removeDate()}
        </Button>
      )}
    </Stack>
  )
}
