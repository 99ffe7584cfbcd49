import type { AuditRow } from '@pinline/contracts/account/audit/audit-row'
import { useState } from 'react'
import { DataTable, useListContext } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { ListPage } from '../../layout/list-page.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { AuditEntryDrawer } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useAuditWords } from './audit-words.ts'
import { ObjectName } from './object-name.tsx'
import { OutcomeMark } from './outcome-mark.tsx'
import { useTrailCheck } from './use-trail-check.ts'

const columns = ['at', 'actor', 'call', 'outcome', 'objects', 'address', 'kind', 'service']
const hiddenAtFirst: readonly string[] = ['kind', 'service']
const mostObjects = 2

const Objects = ({ objects }: Pick<AuditRow, 'objects'>) => {
  const ids = [...new Set(Object.values(objects).flat())]
  return (
    <>
      {ids.slice(0, mostObjects).map((id) => (
        <span key={id} className="audit-id">
          <ObjectName id={id} />
        </span>
      ))}
      {ids.length > mostObjects && <span className="sub">+{ids.length - mostObjects}</span>}
    </>
  )
}

const Entries = () => {
  const text = useText()
  const format = useFormat()
  const words = useAuditWords()
  const { setFilters } = useListContext()
  const [opened, setOpened] = useState<AuditRow>()
  return (
    <>
      <DataTable<AuditRow>
        rowClick={(_id, _resource, entry) => {
          setOpened(entry)
          return false
        }}
        bulkActionButtons={false}
        hiddenColumns={[...hiddenAtFirst]}
        size="small"
      >
        <DataTable.Col<AuditRow>
          source="at"
          render={(entry) => (
            <button
              type="button"
              className="audit-open mono nowrap"
              title={text('resources.audit.page.show', { sequence: entry.sequence })}
              onClick={(event) => {
                event.stopPropagation()
                setOpened(entry)
              }}
            >
              {format.dateTime(entry.at)}
            </button>
          )}
        />
        <DataTable.Col<AuditRow> source="actor" disableSort render={(entry) => words.who(entry)} />
        <DataTable.Col<AuditRow> source="call" disableSort render={(entry) => <b>{words.what(entry.call)}</b>} />
        <DataTable.Col<AuditRow> source="outcome" disableSort render={(entry) => <OutcomeMark {...entry} />} />
        <DataTable.Col<AuditRow> source="objects" disableSort render={(entry) => <Objects {...entry} />} />
        <DataTable.Col<AuditRow>
          source="address"
          disableSort
          render={(entry) => <span className="mono">{entry.address}</span>}
        />
        <DataTable.Col<AuditRow>
          source="kind"
          disableSort
          render={(entry) => text(`resources.audit.kind.${entry.kind}`)}
        />
        <DataTable.Col<AuditRow>
          source="service"
          disableSort
          render={(entry) => <span className="mono">{entry.service}</span>}
        />
      </DataTable>
      {opened !== undefined && (
        <AuditEntryDrawer
          entry={opened}
          onClose={() => setOpened(undefined)}
          onSame={(correlationId) => {
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
  const check = useTrailCheck()
  return (
    <ListPage
      sort={{ field: 'at', order: 'DESC' }}
      filters={<AuditFilters />}
      columns={columns}
      hiddenAtFirst={hiddenAtFirst}
      actions={
        <CommandButton authority="audit.read" busy={check.busy} onPress={check.run}>
          {text('resources.audit.check.run')}
        </CommandButton>
      }
    >
      <Entries />
    </ListPage>
  )
}
