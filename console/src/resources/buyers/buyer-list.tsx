import { type BuyerRow, buyerState } from '@pinline/contracts/account/people/buyers-resource'
import { DataTable } from 'react-admin'
import { DemoTag } from '../../layout/demo-tag.tsx'
import { ConditionFilters } from '../../layout/list/conditions/condition-filters.tsx'
import { ChoiceFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { BuyerStateBadge } from './buyer-state-badge.tsx'
import { ExportBuyersMenu } from './export-buyers-menu.tsx'
import { useBuyerTitle } from './use-buyer-title.ts'

const columns = ['name', 'companyName', 'email', 'phone', 'state', 'registeredAt', 'id'] as const
const hiddenByDefault: readonly string[] = ['id']

const Filters = () => {
  const text = useText()
  return (
    <>
      <TextFilter source="q" label={text('resources.buyers.filters.q')} />
      <ChoiceFilter
        source="state"
        label={text('resources.buyers.fields.state')}
        choices={buyerState.options.map((id) => ({ id, name: text(`resources.buyers.state.${id}`) }))}
      />
      <ConditionFilters
        columns={[{ source: 'registeredAt', kind: 'date', label: text('resources.buyers.fields.registeredAt') }]}
      />
    </>
  )
}

/** All buyers, newest first. */
export const BuyerList = () => {
  const text = useText()
  const format = useFormat()
  const titleOf = useBuyerTitle()
  return (
    <ListPage
      sort={{ field: 'registeredAt', order: 'DESC' }}
      filters={<Filters />}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      actions={<ExportBuyersMenu />}
    >
      <ListTable<BuyerRow> rowClick="show">
        <DataTable.Col<BuyerRow>
          source="name"
          disableSort
          render={(buyer) => (
            <>
              <b>{titleOf(buyer)}</b> <DemoTag id={buyer.id} />
            </>
          )}
        />
        <DataTable.Col<BuyerRow> source="companyName" disableSort />
        <DataTable.Col<BuyerRow> source="email" disableSort />
        <DataTable.Col<BuyerRow>
          source="phone"
          disableSort
          render={(buyer) => <span className="figure">{buyer.phone}</span>}
        />
        <DataTable.Col<BuyerRow>
          source="state"
          disableSort
          render={(buyer) => <BuyerStateBadge state={buyer.state} />}
        />
        <DataTable.Col<BuyerRow>
          source="registeredAt"
          label={text('resources.buyers.fields.registeredAt')}
          render={(buyer) => <span className="figure nowrap">{format.moment(buyer.registeredAt)}</span>}
        />
        <DataTable.Col<BuyerRow>
          source="id"
          disableSort
          label={text('resources.buyers.fields.id')}
          render={(buyer) => <span className="figure">{buyer.id}</span>}
        />
      </ListTable>
    </ListPage>
  )
}
