import type { BuyerRow } from '@pinline/contracts/account/people/buyers-resource'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { ProductRecord } from '../../resources/products/product-record.ts'
import type { MenuPage } from '../menu-tree.ts'

export const entryGroups = ['pages', 'commands', 'orders', 'products', 'buyers'] as const
export type EntryGroup = (typeof entryGroups)[number]

/** One hit of the search in the header: a page or record, or a command. */
export interface SearchEntry {
  readonly group: EntryGroup
  readonly title: string
  /** Distinguishes hits with like titles; empty if there is nothing. */
  readonly note: string
  /** Path to open, or what the command does. */
  readonly to: string | (() => void)
}

/** A hit that the keys have reached, and where it was then. */
export interface ChosenEntry {
  readonly key: string
  readonly place: number
}

/** The same for a hit in each list that has it. */
export const entryKey = ({ to, title }: SearchEntry): string => (typeof to === 'string' ? to : `${commandSign}${title}`)

/** Where the chosen hit is now: hits that arrive later may stand before it. -1 if there is none. */
export const placeOfChosen = (entries: readonly SearchEntry[], chosen: ChosenEntry | undefined): number => {
  if (chosen === undefined) return -1
  const there = entries[chosen.place]
  if (there !== undefined && entryKey(there) === chosen.key) return chosen.place
  return entries.findIndex((entry) => entryKey(entry) === chosen.key)
}

/** Hits per group. */
export const entriesPerGroup = 5

/** Typed first, it lists commands alone. */
export const commandSign = '>'

/** The role's pages whose title contains the words. */
export const pageEntries = (pages: readonly MenuPage[], words: string): SearchEntry[] => {
  const sought = words.toLowerCase()
  return pages
    .filter(({ title, disabled }) => !disabled && title.toLowerCase().includes(sought))
    .slice(0, entriesPerGroup)
    .map(({ path, title }) => ({ group: 'pages', to: path, title, note: '' }))
}

/** A command of the console or of the page that is open. */
export interface PaletteCommand {
  readonly title: string
  readonly run: () => void
}

/** Commands whose title contains the words; after `>` all of them, with what follows it as the words. */
export const commandEntries = (commands: readonly PaletteCommand[], words: string): SearchEntry[] => {
  const isAlone = words.startsWith(commandSign)
  const sought = (isAlone ? words.slice(commandSign.length).trim() : words).toLowerCase()
  const found = commands
    .filter(({ title }) => title.toLowerCase().includes(sought))
    .map(({ title, run }): SearchEntry => ({ group: 'commands', to: run, title, note: '' }))
  return isAlone ? found : found.slice(0, entriesPerGroup)
}

export const orderEntry = ({ orderNo }: OrderRecord, status: string): SearchEntry => ({
  group: 'orders',
  to: `/orders/${orderNo}/show`,
  title: orderNo,
  note: status,
})

export const productEntry = ({ id, model, manufacturer }: ProductRecord): SearchEntry => ({
  group: 'products',
  to: `/products/${id}/show`,
  title: model,
  note: manufacturer,
})

export const buyerEntry = ({ id, name, companyName, email, phone }: BuyerRow): SearchEntry => {
  const [title = id, ...notes] = [name, companyName, email, phone].filter((one) => one !== null && one !== '')
  return { group: 'buyers', to: `/buyers/${id}/show`, title: title ?? id, note: notes.slice(0, 2).join(' · ') }
}

/** Orders are found by the beginning of their number. */
export const isOrderNumberStart = (words: string): boolean => /^\d{2,13}$/.test(words)

/** Where Enter leads without a chosen hit: an order by its whole number, other text to the parts. */
export const searchUrl = (words: string): string =>
  /^\d{13}$/.test(words)
    ? `/orders/${words}/show`
    : `/products?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`
