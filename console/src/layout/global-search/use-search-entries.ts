import type { BuyerRow } from '@pinline/contracts/account/people/buyers-resource'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useGetList } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import type { ProductRecord } from '../../resources/products/product-record.ts'
import { isKnownPath } from '../known-paths.ts'
import { menuPages } from '../menu-tree.ts'
import { useDebounced } from '../use-debounced.ts'
import { usePermissions } from '../use-permissions.ts'
import {
  buyerEntry,
  commandEntries,
  commandSign,
  entriesPerGroup,
  isOrderNumberStart,
  orderEntry,
  pageEntries,
  productEntry,
  type SearchEntry,
} from './search-entries.ts'
import { usePaletteCommands } from './use-palette-commands.ts'

/** Shorter words find pages only. */
const minLength = 2

const pagination = { page: 1, perPage: entriesPerGroup }

/** Pages, commands, orders, parts and buyers that match the words, as far as the role reaches them. */
export const useSearchEntries = (
  words: string,
): { readonly entries: readonly SearchEntry[]; readonly busy: boolean } => {
  const text = useText()
  const { permissions } = usePermissions()
  const q = useDebounced(words)
  const pages = menuPages(permissions.menus).filter(({ path }) => isKnownPath(path))
  const may = (path: string) =>
    q.length >= minLength && !q.startsWith(commandSign) && pages.some((page) => page.path === path && !page.disabled)
  const orders = useGetList<OrderRecord>(
    'orders',
    { filter: { q }, pagination, sort: { field: 'placedAt', order: 'DESC' } },
    { enabled: may('/orders') && isOrderNumberStart(q) },
  )
  const products = useGetList<ProductRecord>(
    'products',
    { filter: { q }, pagination, sort: { field: 'model', order: 'ASC' } },
    { enabled: may('/products') },
  )
  const buyers = useGetList<BuyerRow>(
    'buyers',
    { filter: { q }, pagination, sort: { field: 'registeredAt', order: 'DESC' } },
    { enabled: may('/buyers') },
  )
  const commands = usePaletteCommands(words !== '')
  if (words === '') return { entries: [], busy: false }
  if (words.startsWith(commandSign)) return { entries: commandEntries(commands, words), busy: false }
  return {
    entries: [
      ...pageEntries(pages, words),
      ...commandEntries(commands, words),
      ...(orders.data ?? []).map((order) => orderEntry(order, text(`resources.orders.status.${order.status}`))),
      ...(products.data ?? []).map(productEntry),
      ...(buyers.data ?? []).map(buyerEntry),
    ],
    busy: q !== words || orders.isFetching || products.isFetching || buyers.isFetching,
  }
}
