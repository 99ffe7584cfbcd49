import { Menu, MenuItem } from '@mui/material'
import { permissionOf } from '@pinline/contracts/api/call'
import { exportOrderList } from '@pinline/contracts/order/order/export-order-list'
import { exportParcels } from '@pinline/contracts/order/order/export-parcels'
import { orderFilter } from '@pinline/contracts/order/order/orders-resource'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { Icon } from '../../layout/icon.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { useSaving } from '../imports/use-saving.ts'

/** Downloads the orders of the filtered list, their items, or their parcels with addresses for carriers, as CSV. */
export const ExportOrdersMenu = () => {
  const text = useText()
  const notify = useNotify()
  const api = useApi()
  const { filterValues } = useListContext()
  const { permissions } = usePermissions()
  const { save, saving } = useSaving()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const filter = orderFilter.safeParse(filterValues ?? {})
  const files = [
    {
      kind: 'orders',
      permission: permissionOf(exportOrderList),
      fetched: (chosen: typeof filter.data) => api.download(exportOrderList, { ...chosen, rows: 'orders' }),
    },
    {
      kind: 'items',
      permission: permissionOf(exportOrderList),
      fetched: (chosen: typeof filter.data) => api.download(exportOrderList, { ...chosen, rows: 'lines' }),
    },
    {
      kind: 'parcels',
      permission: permissionOf(exportParcels),
      fetched: (chosen: typeof filter.data) => api.download(exportParcels, { ...chosen }),
    },
  ] as const
  const offered = files.filter(({ permission }) => grantOf(permissions, permission) !== 'missing')
  // A filter that cannot be read shows no list either.
  if (offered.length === 0 || !filter.success) return null

  const choose = ({ kind, permission, fetched }: (typeof files)[number]) => {
    setAnchor(null)
    if (grantOf(permissions, permission) === 'disabled') notify('shell.function_disabled', { type: 'error' })
    else void save(() => fetched(filter.data), `${kind}.csv`)
  }
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-haspopup="menu"
        aria-disabled={saving}
        aria-busy={saving}
        onClick={(event) => {
          if (!saving) setAnchor(event.currentTarget)
        }}
      >
        <Icon name="down" size={16} />
        {text(`resources.orders.export.${saving ? 'busy' : 'button'}`)}
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map((file) => (
          <MenuItem key={file.kind} onClick={() => choose(file)}>
            {text(`resources.orders.export.${file.kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
