import type { SecurityEventRow } from '@pinline/contracts/account/security-events/security-event-row'
import { useState } from 'react'
import { DataTable, useListContext } from 'react-admin'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useAuditLabels } from '../audit/audit-labels.ts'
import { OutcomeBadge } from '../audit/outcome-badge.tsx'
import { SecurityEventAccount } from './security-event-account.tsx'
import { SecurityEventDrawer } from './security-event-drawer.tsx'
import { SecurityEventFilters } from './security-event-filters.tsx'
import { SecurityEventOverview } from './security-event-overview.tsx'

const columns = ['lastAt', 'kind', 'times', 'account', 'address', 'outcome', 'calls', 'service']
const hiddenByDefault: readonly string[] = ['service']

const Events = () => {
  const text = useText()
  const format = useFormat()
  const labels = useAuditLabels()
  const { setFilters } = useListContext()
  const [opened, setOpened] = useState<SecurityEventRow>()
  return (
    <>
      <ListTable<SecurityEventRow>
        rowClick={(_id, _resource, row) => {
          setOpened(row)
          return false
        }}
      >
        <DataTable.Col<SecurityEventRow>
          source="lastAt"
          render={(row) => (
            <button
              type="button"
              className="detail-open figure nowrap"
              title={text('resources.security-events.page.show', {
                kind: text(`resources.security-events.kind.${row.kind}`),
              })}
              onClick={(event) => {
                event.stopPropagation()
                setOpened(row)
              }}
            >
              {format.moment(row.lastAt)}
            </button>
          )}
        />
        <DataTable.Col<SecurityEventRow>
          source="kind"
          disableSort
          render={(row) => <b>{text(`resources.security-events.kind.${row.kind}`)}</b>}
        />
        <DataTable.Col<SecurityEventRow>
          source="times"
          render={(row) => <span className="figure">{format.number(row.times)}</span>}
        />
        <DataTable.Col<SecurityEventRow>
          source="account"
          disableSort
          render={(row) => <SecurityEventAccount {...row} />}
        />
        <DataTable.Col<SecurityEventRow>
          source="address"
          disableSort
          render={(row) => <span className="figure">{row.address}</span>}
        />
        <DataTable.Col<SecurityEventRow>
          source="outcome"
          disableSort
          render={(row) => <OutcomeBadge outcome={row.outcome} times={1} />}
        />
        <DataTable.Col<SecurityEventRow>
          source="calls"
          disableSort
          render={(row) => format.list(row.calls.map(labels.what))}
        />
        <DataTable.Col<SecurityEventRow>
          source="service"
          disableSort
          render={(row) => <span className="figure">{row.service}</span>}
        />
      </ListTable>
      {opened !== undefined && (
        <SecurityEventDrawer
          row={opened}
          onClose={() => setOpened(undefined)}
          onFilter={(filter) => {
            setOpened(undefined)
            setFilters(filter, [])
          }}
        />
      )}
    </>
  )
}

/** Security events, the latest first: how many by kind and when, and a row for each account and address. */
export const SecurityEventList = () => (
  <ListPage
    sort={{ field: 'lastAt', order: 'DESC' }}
    filters={
      <>
        <SecurityEventFilters />
        <SecurityEventOverview />
      </>
    }
    columns={columns}
    hiddenByDefault={hiddenByDefault}
  >
    <Events />
  </ListPage>
)
