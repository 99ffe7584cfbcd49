/** Parts of the page that shortcuts work on, found by what every page has: its head, its filters, its table. */

const main = () => document.querySelector('main')

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

const isUsable = (element: HTMLElement): boolean =>
  isShown(element) && !element.matches(':disabled, [aria-disabled="true"]')

const all = (selector: string): HTMLElement[] => [...(main()?.querySelectorAll<HTMLElement>(selector) ?? [])]

/** Rows of the page's first table. */
export const tableRows = (): HTMLElement[] => {
  const [first] = all('tbody').filter((body) => isShown(body))
  return first === undefined ? [] : [...first.querySelectorAll<HTMLElement>(':scope > tr')].filter(isShown)
}

/** The row that has the focus, itself or something in it. */
export const focusedRow = (): HTMLElement | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('main tbody > tr')
  return row ?? undefined
}

/** Moves the focus to the next row, or with -1 to the one before; at first to the first or the last. */
export const moveRow = (step: 1 | -1): void => {
  const rows = tableRows()
  const current = focusedRow()
  const at = current === undefined ? -1 : rows.indexOf(current)
  const target = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step]
  if (target === undefined) return
  target.tabIndex = -1
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
}

/** Opens the focused row as a click on it would, or its first link. */
export const openRow = (row: HTMLElement): void => {
  const link = row.querySelector<HTMLElement>('a[href]')
  if (row.matches('.RaDataTable-clickableRow') || link === null) row.click()
  else link.click()
}

/** The command that edits: of the focused row, else of the page. */
export const editCommand = (): HTMLElement | undefined => {
  const row = focusedRow()
  const commands = row === undefined ? all('[aria-keyshortcuts~="e"]') : []
  const [found] = (
    row === undefined
      ? commands.filter((command) => command.closest('tbody') === null)
      : [...row.querySelectorAll<HTMLElement>('[aria-keyshortcuts~="e"]')]
  ).filter(isUsable)
  return found
}

/** Whether the page or one of its rows can be edited by key. */
export const hasEditCommand = (): boolean => all('[aria-keyshortcuts~="e"]').some(isUsable)

/** The first field of the list's filters. */
export const filterField = (): HTMLElement | undefined =>
  all('search.filters :is(input:not([type="checkbox"], [type="radio"]), select, [role="combobox"])').find(isUsable)

/** The search of the header. */
export const headerSearch = (): HTMLInputElement | null => document.querySelector('header.band search input')

/** Commands in the head of the page, as their buttons say. */
export const pageCommands = (): { readonly title: string; readonly run: () => void }[] =>
  all('.page-head button').flatMap((button) => {
    const title = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()
    if (title === '' || !isUsable(button)) return []
    const run = () => {
      button.focus()
      button.click()
    }
    return [{ title, run }]
  })

/** Something in front of the page has the keys: a dialog, a menu, a drawer. */
export const isCovered = (): boolean =>
  [
    ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], [role="menu"], .MuiModal-root'),
  ].some(isShown)
