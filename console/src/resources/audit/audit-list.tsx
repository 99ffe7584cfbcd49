import type { AuditRow } from '@pinline/contracts/account/audit/audit-row'
import { useState } from 'react'
import { DataTable, useListContext } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { AuditEntryDrawer } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useAuditLabels } from './audit-labels.ts'
import { ObjectName } from './object-name.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'
import { EntryParty } from './party.tsx'
import { useAuditTrailCheck } from './use-audit-trail-check.ts'

const columns = ['at', 'actor', 'call', 'outcome', 'objects', 'address', 'kind', 'service']
const hiddenByDefault: readonly string[] = ['kind', 'service']
const maxObjects = 2

const Objects = ({ objects }: Pick<AuditRow, 'objects'>) => {
  const ids = [...new Set(Object.values(objects).flat())]
  return (
    <>
      {ids.slice(0, maxObjects).map((id) => (
        <span key={id} className="audit-id">
          <ObjectName id={id} />
        </span>
      ))}
      {ids.length > maxObjects && <span className="small">+{ids.length - maxObjects}</span>}
    </>
  )
}

const Entries = () => {
  const text = useText()
  const format = useFormat()
  const labels = useAuditLabels()
  const { setFilters } = useListContext()
  const [opened, setOpened] = useState<AuditRow>()
  return (
    <>
      <ListTable<AuditRow>
        rowClick={(_id, _resource, entry) => {
          setOpened(entry)
          return false
        }}
      >
        <DataTable.Col<AuditRow>
          source="at"
          render={(entry) => (
            <button
              type="button"
              className="detail-open figure nowrap"
              title={text('resources.audit.page.show', { sequence: entry.sequence })}
              onClick={(event) => {
                event.stopPropagation()
                setOpened(entry)
              }}
            >
              {format.moment(entry.at)}
            </button>
          )}
        />
        <DataTable.Col<AuditRow> source="actor" disableSort render={(entry) => <EntryParty entry={entry} />} />
        <DataTable.Col<AuditRow> source="call" disableSort render={(entry) => <b>{labels.what(entry.call)}</b>} />
        <DataTable.Col<AuditRow> source="outcome" disableSort render={(entry) => <OutcomeBadge {...entry} />} />
        <DataTable.Col<AuditRow> source="objects" disableSort render={(entry) => <Objects {...entry} />} />
        <DataTable.Col<AuditRow>
          source="address"
          disableSort
          render={(entry) => <span className="figure">{entry.address}</span>}
        />
        <DataTable.Col<AuditRow>
          source="kind"
          disableSort
          render={(entry) => text(`resources.audit.kind.${entry.kind}`)}
        />
        <DataTable.Col<AuditRow>
          source="service"
          disableSort
          render={(entry) => <span className="figure">{entry.service}</span>}
        />
      </ListTable>
      {opened !== undefined && (
        <AuditEntryDrawer
          entry={opened}
          onClose={() => setOpened(undefined)}
          onFilterByCorrelation={(correlationId) => {
            setOpened(undefined)
            setFilters({ correlationId }, [])
          }}
        />
      )}
    </>
  )
}

/** The audit trail, newest first. */
export const AuditList = () => {
  const text = useText()
  const check = useAuditTrailCheck()
  return (
    <ListPage
      sort={{ field: 'at', order: 'DESC' }}
      filters={<AuditFilters />}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      actions={
        <CommandButton permission="audit.read" busy={check.busy} onPress={check.run}>
          {text('resources.audit.check.run')}
        </CommandButton>
      }
    >
      <Entries />
    </ListPage>
  )
}
