import { Kbd, Modal } from '@mantine/core'
import { Fragment } from 'react'
import * as m from '#admin/palette/messages.ts'
import { HELP, type HelpLine } from '#admin/palette/keys.ts'
import css from './help-dialog.module.css'

/** Keys as they are called on this keyboard; one after another where they are not pressed together. */
function shownKeys(pressed: string): string {
  const [first = '', second] = pressed
    .replace('Mod', isMac() ? '⌘' : 'Ctrl')
    .replace('Space', m.space())
    .split(' then ')
  return second === undefined ? first : m.keysInTurn({ first, second })
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

export const HelpDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal opened onClose={onClose} title={m.shortcuts()} size={980} centered>
    <div className={css.groups}>
      {HELP.map(([title, lines]) => (
        <section key={title()} className={css.group} aria-label={title()}>
          <h3>{title()}</h3>
          <dl>
            {lines.map((line) => (
              <Line key={line.does()} {...line} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Modal>
)

const Line = ({ keys, does }: HelpLine) => (
  <div className={css.line}>
    <dt>
      {keys.map((pressed) => (
        <Fragment key={pressed}>
          <Kbd size="xs">{shownKeys(pressed)}</Kbd>{' '}
        </Fragment>
      ))}
    </dt>
    <dd>{does()}</dd>
  </div>
)
