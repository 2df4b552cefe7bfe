import type { Suggestions } from '#posts/suggest/suggest.server.ts'
import { monogram } from '#shared/monogram.ts'
import { element, smallPicture } from '#site/browser/element.ts'
import { PAGE_SHOWN } from '#site/browser/page-shown.ts'
import styles from '#site/browser/suggest.css?inline'

const PAUSE_MS = 120
const MIN_LETTERS = 2
const MAX_LETTERS = 100
const LOGO = [40, 40] as const

type Item = Suggestions['items'][number]

const HEADINGS: Record<Item['kind'], string> = {
  help: 'Zavolejte',
  casino: 'Kasina',
  bookmaker: 'Sázkové kanceláře',
  article: 'Články',
  rubric: 'Rubriky',
  tool: 'Nástroje a stránky',
}

interface Combobox {
  close: () => void
}
const comboboxes = new WeakMap<HTMLInputElement, Combobox>()
let fields = 0
let shown: { combobox: Combobox; page: string } | undefined

/** The field of a search form as a combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
function makeCombobox(input: HTMLInputElement, form: HTMLFormElement): Combobox {
  const id = `navrhy-${++fields}`
  const list = element('div', { id, role: 'listbox', ariaLabel: 'Návrhy' })
  const note = element('p', { className: 'sg-note' })
  const status = element('span', { className: 'vh', role: 'status' })
  const box = element('div', { className: 'sg', hidden: true }, list, note)
  let controller: AbortController | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let active = -1

  form.append(box, status)
  Object.assign(input, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: 'false', autocomplete: 'off' })
  input.setAttribute('aria-controls', id)

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]

  function activate(index: number): void {
    const all = options()
    all[active]?.setAttribute('aria-selected', 'false')
    // One position more than there are options: the field itself.
    active = index < -1 ? all.length - 1 : index >= all.length ? -1 : index
    const option = all[active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  function forget(): void {
    clearTimeout(pause)
    controller?.abort()
  }

  function close(): void {
    forget()
    activate(-1)
    box.hidden = true
    input.ariaExpanded = 'false'
    status.textContent = ''
  }

  function show({ items, spelled, isFound }: Suggestions, query: string): void {
    activate(-1)
    list.replaceChildren(...(isFound ? groupsOf(items, id) : [group('Nemysleli jste?', items, `${id}-0`)]))
    list.hidden = items.length === 0
    note.textContent = spelled
      ? `Hledáme i s překlepem: „${query}“ jsme vzali jako „${spelled}“.`
      : isFound
        ? ''
        : `Pro „${query}“ jsme nic nenašli.`
    status.textContent = `${note.textContent} Návrhů: ${items.length}`
    box.hidden = false
    input.ariaExpanded = String(items.length > 0)
    shown = { combobox, page: location.pathname }
  }

  async function fetchSuggestions(): Promise<void> {
    const query = input.value.trim()
    controller = new AbortController()
    const { signal } = controller
    try {
      const response = await fetch(`/api/v1/public/suggest?q=${encodeURIComponent(query)}`, { signal })
      if (response.ok) show(await response.json(), query)
      else close()
    } catch {
      // Without suggestions the form still searches.
      if (!signal.aborted) close()
    }
  }

  input.addEventListener('input', () => {
    forget()
    const letters = input.value.trim().length
    if (letters < MIN_LETTERS || letters > MAX_LETTERS) close()
    else pause = setTimeout(() => void fetchSuggestions(), PAUSE_MS)
  })

  input.addEventListener('keydown', (event) => {
    // During IME composition the keys choose characters, not suggestions.
    if (event.isComposing || box.hidden) return
    const { key } = event
    if (key === 'ArrowDown') activate(active + 1)
    else if (key === 'ArrowUp') activate(active - 1)
    else if (key === 'Escape') close()
    else if (key === 'Enter' && active >= 0) options()[active]?.click()
    else return
    event.preventDefault()
  })

  // Keeps the focus in the field while an option is clicked.
  box.addEventListener('mousedown', (event) => event.preventDefault())
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close()
  })
  form.addEventListener('submit', close)

  const combobox = { close }
  if (
    input.value.trim().length >= MIN_LETTERS &&
    document.activeElement === input &&
    input.value !== input.defaultValue
  )
    void fetchSuggestions()
  return combobox
}

function groupsOf(items: readonly Item[], id: string): HTMLElement[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  return kinds.map((kind, index) =>
    group(
      HEADINGS[kind],
      items.filter((item) => item.kind === kind),
      `${id}-${index}`,
    ),
  )
}

function group(title: string, items: readonly Item[], id: string): HTMLElement {
  const heading = element('div', { className: 'sg-h', id, textContent: title })
  const made = element('div', { role: 'group' }, heading, ...items.map((item, index) => option(item, `${id}-${index}`)))
  made.setAttribute('aria-labelledby', id)
  return made
}

function option({ title, path, note, rating, logo, marks, kind }: Item, id: string): HTMLElement {
  const name = element('span', {}, ...marked(title, marks))
  if (note) name.append(element('small', { textContent: note }))
  const link = element('a', { id, href: path, role: 'option', ariaSelected: 'false', tabIndex: -1 }, name)
  if (kind === 'casino' || kind === 'bookmaker') {
    const picture = element('span', { className: 'clogo' }, ...(logo ? [smallPicture(logo, LOGO)] : []))
    if (!logo) picture.dataset['initials'] = monogram(title)
    link.prepend(picture)
  }
  if (rating !== null) link.append(element('b', { textContent: rating.toFixed(1).replace('.', ',') }))
  return link
}

function marked(title: string, marks: Item['marks']): (Node | string)[] {
  let at = 0
  const parts = marks.flatMap(([from, to]) => {
    const before = title.slice(at, from)
    at = to
    return [before, element('mark', { textContent: title.slice(from, to) })]
  })
  return [...parts, title.slice(at)]
}

function look({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'q' || comboboxes.has(target)) return
  const form = target.closest<HTMLFormElement>('form[data-suggest]')
  if (form) comboboxes.set(target, makeCombobox(target, form))
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)
document.addEventListener('focusin', look)
// The framework also sends this for the initial page when it hydrates.
document.addEventListener(PAGE_SHOWN, () => {
  if (shown && shown.page !== location.pathname) shown.combobox.close()
})
look({ target: document.activeElement })
