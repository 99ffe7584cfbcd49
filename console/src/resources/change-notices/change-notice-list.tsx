import { changeNoticeState } from '@pinline/contracts/notification/change-notice/change-notice-fields'
import type { ChangeNoticeRow } from '@pinline/contracts/notification/change-notice/change-notice-row'
import { changeNoticeKind } from '@pinline/events/notification/change-notice-content'
import { DataTable } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ChoiceFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ChangeNoticeStateTag } from './change-notice-state-tag.tsx'

const columns = [
  'reference',
  'state',
  'kind',
  'parts',
  'announcedOn',
  'effectiveOn',
  'lastOrderOn',
  'lastShipmentOn',
  'recipients',
] as const
const hiddenByDefault = ['lastShipmentOn'] as const

const Filters = () => {
  const text = useText()
  return (
    <div className="filter-grid">
      <TextFilter source="q" label={text('resources.change-notices.filters.q')} />
      <ChoiceFilter
        source="state"
        label={text('resources.change-notices.fields.state')}
        choices={changeNoticeState.options.map((id) => ({ id, name: text(`resources.change-notices.state.${id}`) }))}
      />
      <ChoiceFilter
        source="kind"
        label={text('resources.change-notices.fields.kind')}
        choices={changeNoticeKind.options.map((id) => ({ id, name: text(`resources.change-notices.kind.${id}`) }))}
      />
    </div>
  )
}

/** Change notices, those changed last first. */
export const ChangeNoticeList = () => {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const day = (date: string | null) => (
    <span className="figure nowrap">{date === null ? '' : format.calendarDate(date)}</span>
  )
  return (
    <ListPage
      sort={{ field: 'updatedAt', order: 'DESC' }}
      filters={<Filters />}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      actions={
        <CommandButton
          permission="change-notices.create"
          tone="gold"
          onPress={() => void navigate('/change-notices/create')}
        >
          <Icon name="plus" size={16} />
          {text('resources.change-notices.commands.create')}
        </CommandButton>
      }
    >
      <ListTable<ChangeNoticeRow> rowClick="edit">
        <DataTable.Col<ChangeNoticeRow>
          source="reference"
          disableSort
          render={(notice) => (
            <Link to={`/change-notices/${notice.id}`}>
              <b>{notice.reference}</b>
            </Link>
          )}
        />
        <DataTable.Col<ChangeNoticeRow>
          source="state"
          disableSort
          render={(notice) => <ChangeNoticeStateTag state={notice.state} />}
        />
        <DataTable.Col<ChangeNoticeRow>
          source="kind"
          disableSort
          render={(notice) => text(`resources.change-notices.kind.${notice.kind}`)}
        />
        <DataTable.Col<ChangeNoticeRow>
          source="parts"
          disableSort
          render={({ parts: [first, ...others] }) => (
            <span className="figure">
              {others.length === 0
                ? first?.model
                : text('resources.change-notices.list.parts', {
                    first: first?.model ?? '',
                    count: format.number(others.length),
                  })}
            </span>
          )}
        />
        <DataTable.Col<ChangeNoticeRow> source="announcedOn" render={(notice) => day(notice.announcedOn)} />
        <DataTable.Col<ChangeNoticeRow> source="effectiveOn" disableSort render={(notice) => day(notice.effectiveOn)} />
        <DataTable.Col<ChangeNoticeRow> source="lastOrderOn" disableSort render={(notice) => day(notice.lastOrderOn)} />
        <DataTable.Col<ChangeNoticeRow>
          source="lastShipmentOn"
          disableSort
          render={(notice) => day(notice.lastShipmentOn)}
        />
        <DataTable.Col<ChangeNoticeRow>
          source="recipients"
          disableSort
          render={({ recipients, state }) => (
            <span className="figure">{state === 'draft' ? '' : format.number(recipients)}</span>
          )}
        />
      </ListTable>
    </ListPage>
  )
}
