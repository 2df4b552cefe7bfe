import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'

type Own<Props> = Omit<Props, 'onChange' | 'value' | 'lang'> & { value: string; onChange: (value: string) => void }

/** What readers or players will read is Czech, whatever the language of the editor. */
export const CzechLine = ({ onChange, ...props }: Own<TextInputProps>) => (
  <TextInput {...props} lang="cs" onChange={(event) => onChange(event.currentTarget.value)} />
)

export const CzechText = ({ onChange, ...props }: Own<TextareaProps>) => (
  <Textarea autosize {...props} lang="cs" onChange={(event) => onChange(event.currentTarget.value)} />
)
