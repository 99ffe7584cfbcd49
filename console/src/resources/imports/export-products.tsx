import './imports.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { exportFilter, exportProducts } from '@pinline/contracts/catalogue/product/export-products'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useListContext } from 'react-admin'
import { ExportMenu } from '../../layout/list/export-menu.tsx'
import { useText } from '../../messages/use-text.ts'

/** Spreadsheets need a byte order mark to detect UTF-8. */
const kinds = {
  csv: { input: { format: 'csv' }, name: 'products.csv' },
  csv_semicolon: { input: { format: 'csv', semicolon: 'true', mark: 'true' }, name: 'products.csv' },
  xlsx: { input: { format: 'xlsx' }, name: 'products.xlsx' },
  json: { input: { format: 'json' }, name: 'products.json' },
  geometry: { input: { format: 'json', geometry: 'true' }, name: 'products.json' },
} as const
type Kind = keyof typeof kinds
const allKinds = Object.keys(kinds).filter((key): key is Kind => Object.hasOwn(kinds, key))

/** Downloads the products of the filtered list in a chosen format. */
export const ExportProducts = () => {
  const text = useText()
  const api = useApi()
  const { data: filter } = exportFilter.strict().safeParse(useListContext().filterValues ?? {})
  // The export supports fewer filters than the list: without this check it would contain more than the list shows.
  if (filter === undefined) return null
  const files = allKinds.map((kind) => ({
    label: text(`resources.imports.export.${kind}`),
    permission: permissionOf(exportProducts),
    name: kinds[kind].name,
    fetched: () => api.download(exportProducts, { ...filter, ...kinds[kind].input }),
  }))
  return <ExportMenu note={text('resources.imports.export.note')} files={files} />
}
