import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import * as m from '#admin/login/messages.ts'
import css from './fields.module.css'

/** Few and plain: the sign-in is there at once, because it loads none of the library that the screens behind it use. */
interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'autoFocus' | 'type'> {
  label: string
  description?: string
  error?: string | undefined
  value: string
  onChange: (value: string) => void
  children?: ReactNode
}

export function Field({ label, description, error, onChange, children, ...input }: FieldProps) {
  const id = useId()
  const notes = [error && `${id}-error`, description && `${id}-about`].filter(Boolean).join(' ')
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <input
          {...input}
          id={id}
          className={css.input}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {children}
      </div>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {description && (
        <p className={css.about} id={`${id}-about`}>
          {description}
        </p>
      )}
    </div>
  )
}

export function PasswordField(props: Omit<FieldProps, 'type' | 'children'>) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...props} type={isShown ? 'text' : 'password'}>
      <button type="button" className={css.eye} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? m.hide() : m.show()}
      </button>
    </Field>
  )
}

interface ActionProps {
  children: ReactNode
  isBusy?: boolean
  isPlain?: boolean
  onClick?: () => void
}

/** Without `onClick` it submits its form. */
export const Action = ({ children, isBusy = false, onClick, isPlain = Boolean(onClick) }: ActionProps) => (
  <button
    type={onClick ? 'button' : 'submit'}
    className={css.action}
    data-plain={isPlain ? '' : undefined}
    disabled={isBusy}
    aria-busy={isBusy}
    onClick={onClick}
  >
    {children}
  </button>
)

/** Announced by screen readers when it appears. */
export const FormMessage = ({ children }: { children: string | undefined }) => (
  <div role="alert">{children && <p className={css.error}>{children}</p>}</div>
)
