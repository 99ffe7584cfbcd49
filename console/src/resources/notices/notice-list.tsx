import './notices.css'
import { noticeState } from '@pinline/contracts/notification/notice/notice-fields'
import type { NoticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { noticeKind } from '@pinline/events/notification/notice-content'
import { DataTable } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ChoiceFilter, OnlyFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { SortName } from '../sorts/sort-name.tsx'
import { useSortChoices } from '../sorts/use-sort-rows.ts'
import { AudienceName } from './audience-name.tsx'
import { NoticeStateTag } from './notice-state-tag.tsx'

const columns = ['title', 'state', 'kind', 'sortId', 'audience', 'from', 'until', 'languages', 'createdBy'] as const
const hiddenByDefault = ['languages'] as const
const audiences = ['all', 'roles', 'person'] as const

const Filters = () => {
  const text = useText()
  const sortChoices = useSortChoices()
  return (
    <div className="filter-grid">
      <TextFilter source="q" label={text('resources.notices.fields.title')} />
      <ChoiceFilter
        source="state"
        label={text('resources.notices.fields.state')}
        choices={noticeState.options.map((id) => ({ id, name: text(`resources.notices.state.${id}`) }))}
      />
      <ChoiceFilter
        source="kind"
        label={text('resources.notices.fields.kind')}
        choices={noticeKind.options.map((id) => ({ id, name: text(`resources.notices.kind.${id}`) }))}
      />
      <ChoiceFilter
        source="audience"
        label={text('resources.notices.fields.audience')}
        choices={audiences.map((id) => ({ id, name: text(`resources.notices.audience.${id}`) }))}
      />
      <ChoiceFilter source="sortId" label={text('resources.sorts.field')} choices={sortChoices} />
      <OnlyFilter source="pinned" label={text('resources.notices.filters.pinned')} />
    </div>
  )
}

/** Notices and news, those that begin last first. */
export const NoticeList = () => {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const moment = (instant: string | null) => (
    <span className="figure nowrap">{instant === null ? '' : format.moment(instant)}</span>
  )
  return (
    <ListPage
      sort={{ field: 'from', order: 'DESC' }}
      filters={<Filters />}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      actions={
        <CommandButton permission="notices.create" tone="gold" onPress={() => void navigate('/notices/create')}>
          <Icon name="plus" size={16} />
          {text('resources.notices.commands.create')}
        </CommandButton>
      }
    >
      <ListTable<NoticeRow> rowClick="edit">
        <DataTable.Col<NoticeRow>
          source="title"
          disableSort
          cellClassName="notice-title-cell"
          render={(notice) => (
            <>
              <Link to={`/notices/${notice.id}`}>
                <b>{notice.title}</b>
              </Link>
              {notice.pinned && <span className="tag">{text('notifications.pinned')}</span>}
            </>
          )}
        />
        <DataTable.Col<NoticeRow>
          source="state"
          disableSort
          render={(notice) => <NoticeStateTag state={notice.state} />}
        />
        <DataTable.Col<NoticeRow>
          source="kind"
          disableSort
          render={(notice) => text(`resources.notices.kind.${notice.kind}`)}
        />
        <DataTable.Col<NoticeRow>
          source="sortId"
          label={text('resources.sorts.field')}
          disableSort
          render={(notice) => <SortName id={notice.sortId} />}
        />
        <DataTable.Col<NoticeRow>
          source="audience"
          disableSort
          render={(notice) => <AudienceName audience={notice.audience} />}
        />
        <DataTable.Col<NoticeRow> source="from" render={(notice) => moment(notice.from)} />
        <DataTable.Col<NoticeRow> source="until" disableSort render={(notice) => moment(notice.until)} />
        <DataTable.Col<NoticeRow>
          source="languages"
          disableSort
          render={(notice) => <span className="figure">{notice.languages.join(' ')}</span>}
        />
        <DataTable.Col<NoticeRow>
          source="createdBy"
          disableSort
          render={(notice) => (notice.createdBy === null ? null : <PersonName id={notice.createdBy} />)}
        />
      </ListTable>
    </ListPage>
  )
}
