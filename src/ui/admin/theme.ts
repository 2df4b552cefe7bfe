import {
  type ActionIconProps,
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type DrawerProps,
  type DrawerRootProps,
  type FileButtonProps,
  type InputWrapperProps,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type ModalRootProps,
  type PasswordInputProps,
  type SegmentedControlProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core'
import { close, showPassword } from '#ui/admin/messages.ts'

const cobalt: MantineColorsTuple = [
  '#eef3ff',
  '#dde7ff',
  '#bccfff',
  '#92b0fc',
  '#6a8ff5',
  '#3c64dd',
  '#2448bd',
  '#1d3a9a',
  '#1a317c',
  '#172860',
]
const gray: MantineColorsTuple = [
  '#f8fafd',
  '#f1f4fa',
  '#e6ebf4',
  '#d3dae8',
  '#b4bfd4',
  '#8593af',
  '#5f6d8b',
  '#4a5774',
  '#364160',
  '#141b33',
]
const dark: MantineColorsTuple = [
  '#d5dcec',
  '#aab5d0',
  '#93a0c0',
  '#43507c',
  '#43507c',
  '#1b2342',
  '#151c36',
  '#0d1226',
  '#0a0e1f',
  '#080c1b',
]
const garnet: MantineColorsTuple = [
  '#fdf2f4',
  '#fae0e5',
  '#f3bfc9',
  '#ee9aaa',
  '#dc647d',
  '#bd3655',
  '#9e2443',
  '#811b36',
  '#5f172c',
  '#3d1120',
]

const closable = () => ({ closeButtonProps: { 'aria-label': close() } })
/** A closed dialog is gone at once: the next key belongs to the form below. */
const GONE_AT_ONCE = { duration: 200, exitDuration: 0 }
const FADING = { transitionProps: { ...GONE_AT_ONCE, transition: 'fade-down' as const } }

/** Only types of components: the sign-in would load all that are named here, while most of them are shown by few screens. */
const defaults = <Props>(defaultProps: Partial<Props> | (() => Partial<Props>)) => ({ defaultProps })

export const adminTheme = createTheme({
  colors: { cobalt, gray, dark, red: garnet },
  primaryColor: 'cobalt',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  // Filled elements are dark in the light theme and light in the dark one; Mantine would use white text in both.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    return input.variant === 'filled' ? { ...colors, color: 'var(--on-cta)' } : colors
  },
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: "'Figtree Variable', system-ui, sans-serif", fontWeight: '650' },
  defaultRadius: 'md',
  radius: { md: '8px', lg: '10px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '20em', sm: '40em', md: '48em', lg: '64em', xl: '80em' },
  components: {
    // Functions are called where they are shown, in the language of then.
    Modal: defaults<ModalProps>(() => ({ ...closable(), ...FADING })),
    ModalRoot: defaults<ModalRootProps>(FADING),
    Drawer: defaults<DrawerProps>(closable),
    PasswordInput: defaults<PasswordInputProps>(() => ({
      visibilityToggleButtonProps: { 'aria-label': showPassword() },
    })),
    DrawerRoot: defaults<DrawerRootProps>({ transitionProps: GONE_AT_ONCE }),
    // Focuses the first item, as menus do; the placeholder would be an invalid child of a menu.
    Menu: defaults<MenuProps>({ withInitialFocusPlaceholder: false }),
    // What is typed is Czech, for spelling and for screen readers; the labels around it are English.
    TextInput: defaults<TextInputProps>({ lang: 'cs' }),
    Textarea: defaults<TextareaProps>({ lang: 'cs' }),
    SegmentedControl: defaults<SegmentedControlProps>({ withItemsBorders: false }),
    ActionIcon: defaults<ActionIconProps>({ variant: 'subtle', color: 'gray' }),
    // Choosing a corrected file again must fire the event, too; the browser would ignore the same name.
    FileButton: defaults<FileButtonProps>({ inputProps: { onClick: (event) => (event.currentTarget.value = '') } }),
    // Errors and descriptions are shown below their field.
    InputWrapper: defaults<InputWrapperProps>({ inputWrapperOrder: ['label', 'input', 'error', 'description'] }),
  },
})

/** Mantine's colours come from the tokens of the public site, so both change together. */
export const tokensForMantine: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-muted)',
    '--mantine-color-placeholder': 'var(--text-subtle)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-error': 'var(--neg)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--a-hover)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--border-strong)',
    '--mantine-primary-color-filled': 'var(--cta)',
    '--mantine-primary-color-filled-hover': 'var(--cta-hover)',
    '--mantine-primary-color-contrast': 'var(--on-cta)',
    '--mantine-primary-color-light': 'var(--tonal)',
    '--mantine-primary-color-light-hover': 'var(--tonal-hover)',
    '--mantine-primary-color-light-color': 'var(--on-tonal)',
    '--mantine-color-yellow-light': 'var(--warn-bg)',
    '--mantine-color-yellow-light-color': 'var(--warn)',
    '--mantine-color-red-light': 'var(--neg-bg)',
    '--mantine-color-red-light-color': 'var(--neg)',
    '--mantine-color-green-light': 'var(--pos-bg)',
    '--mantine-color-green-light-color': 'var(--pos)',
  }
  return { variables: {}, light: both, dark: both }
}
