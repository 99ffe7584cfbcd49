import './imports.css'
import { ListSubheader, Menu, MenuItem } from '@mui/material'
import { exportFilter, exportProducts } from '@pinline/contracts/catalogue/product/export-products'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { Icon } from '../../layout/icon.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { useSaving } from './use-saving.ts'

/** Spreadsheets need a byte order mark to detect UTF-8. */
const kinds = {
  csv: { input: { format: 'csv' }, name: 'products.csv' },
  csv_semicolon: { input: { format: 'csv', semicolon: 'true', mark: 'true' }, name: 'products.csv' },
  json: { input: { format: 'json' }, name: 'products.json' },
  geometry: { input: { format: 'json', geometry: 'true' }, name: 'products.json' },
} as const
type Kind = keyof typeof kinds
const allKinds = Object.keys(kinds).filter((key): key is Kind => Object.hasOwn(kinds, key))

/** Downloads the products of the filtered list in a chosen format. */
export const ExportProducts = () => {
  const text = useText()
  const notify = useNotify()
  const api = useApi()
  const { filterValues } = useListContext()
  const { permissions } = usePermissions()
  const { save, saving } = useSaving()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const grant = grantOf(permissions, 'products.export')
  const filter = exportFilter.strict().safeParse(filterValues ?? {})
  // The export supports fewer filters than the list: without this check it would contain more than the list shows.
  if (grant === 'missing' || !filter.success) return null

  const choose = (kind: Kind) => {
    setAnchor(null)
    const { input, name } = kinds[kind]
    void save(() => api.download(exportProducts, { ...filter.data, ...input }), name)
  }
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-haspopup="menu"
        aria-disabled={grant === 'disabled' || saving}
        aria-busy={saving}
        onClick={(event) => {
          if (saving) return
          if (grant === 'disabled') notify('shell.function_disabled', { type: 'error' })
          else setAnchor(event.currentTarget)
        }}
      >
        <Icon name="down" size={16} />
        {text(`resources.imports.export.${saving ? 'busy' : 'button'}`)}
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <ListSubheader className="menu-head">{text('resources.imports.export.note')}</ListSubheader>
        {allKinds.map((kind) => (
          <MenuItem key={kind} onClick={() => choose(kind)}>
            {text(`resources.imports.export.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
