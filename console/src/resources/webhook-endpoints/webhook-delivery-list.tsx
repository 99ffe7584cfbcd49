import type { WebhookDeliveryRow } from '@pinline/contracts/notification/webhook/webhook-deliveries-resource'
import { webhookEventTypes } from '@pinline/contracts/notification/webhook/webhook-event-types'
import { webhookDeliveryState } from '@pinline/contracts/notification/webhook/webhook-fields'
import { type ReactNode, useState } from 'react'
import { DataTable, ListBase, useListContext } from 'react-admin'
import { ChoiceFilter } from '../../layout/list/filters.tsx'
import { ListPages } from '../../layout/list/list-pages.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { ListColumnsContext } from '../../layout/list/use-list-state.ts'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { DeliveryStateTag } from './delivery-state-tag.tsx'
import { useTryResult } from './use-try-result.ts'
import { WebhookDeliveryDrawer } from './webhook-delivery-drawer.tsx'

const columns = { columns: ['at', 'type', 'subject', 'state', 'result', 'tries', 'nextTryAt'], hiddenByDefault: [] }

const Filters = () => {
  const text = useText()
  return (
    <search className="filters">
      <div className="filter-grid">
        <ChoiceFilter
          source="state"
          label={text('resources.webhook-deliveries.fields.state')}
          choices={webhookDeliveryState.options.map((id) => ({
            id,
            name: text(`resources.webhook-deliveries.state.${id}`),
          }))}
        />
        <ChoiceFilter
          source="type"
          label={text('resources.webhook-deliveries.fields.type')}
          choices={webhookEventTypes.map((id) => ({ id, name: id }))}
        />
      </div>
    </search>
  )
}

const Rows = () => {
  const text = useText()
  const format = useFormat()
  const resultOf = useTryResult()
  const { error, isPending, refetch, total } = useListContext<WebhookDeliveryRow>()
  const [opened, setOpened] = useState<WebhookDeliveryRow>()
  if (isPending || error) return <SheetWaiting error={error ?? null} onRetry={() => void refetch()} />
  if (total === 0) return <p className="sheet-note">{text('resources.webhook-deliveries.none')}</p>
  return (
    <>
      <ListTable<WebhookDeliveryRow>
        rowClick={(_id, _resource, row) => {
          setOpened(row)
          return false
        }}
      >
        <DataTable.Col<WebhookDeliveryRow>
          source="at"
          render={(row) => (
            <button
              type="button"
              className="detail-open figure nowrap"
              title={text('resources.webhook-deliveries.show', { type: row.type })}
              onClick={(event) => {
                event.stopPropagation()
                setOpened(row)
              }}
            >
              {format.moment(row.at)}
            </button>
          )}
        />
        <DataTable.Col<WebhookDeliveryRow> source="type" disableSort render={(row) => <code>{row.type}</code>} />
        <DataTable.Col<WebhookDeliveryRow>
          source="subject"
          disableSort
          render={(row) => <span className="figure">{row.subject}</span>}
        />
        <DataTable.Col<WebhookDeliveryRow>
          source="state"
          disableSort
          render={(row) => <DeliveryStateTag state={row.state} />}
        />
        <DataTable.Col<WebhookDeliveryRow>
          source="result"
          disableSort
          render={(row) => (row.lastTry === null ? null : resultOf(row.lastTry))}
        />
        <DataTable.Col<WebhookDeliveryRow>
          source="tries"
          disableSort
          render={(row) => <span className="figure">{format.number(row.tries)}</span>}
        />
        <DataTable.Col<WebhookDeliveryRow>
          source="nextTryAt"
          disableSort
          render={(row) => (
            <span className="figure nowrap">{row.nextTryAt === null ? '' : format.moment(row.nextTryAt)}</span>
          )}
        />
      </ListTable>
      <ListPages />
      {opened !== undefined && (
        <WebhookDeliveryDrawer
          id={opened.id}
          type={opened.type}
          onChanged={() => void refetch()}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

interface WebhookDeliveryListProps {
  readonly endpointId: string
  /** Commands on the list as a whole. */
  readonly actions: ReactNode
}

/** What was sent to an endpoint, or was to be, newest first. */
export const WebhookDeliveryList = ({ endpointId, actions }: WebhookDeliveryListProps) => {
  const text = useText()
  return (
    <ListBase
      resource="webhook-deliveries"
      perPage={15}
      sort={{ field: 'at', order: 'DESC' }}
      filter={{ endpointId }}
      queryOptions={{ refetchInterval: 5000 }}
    >
      <ListColumnsContext value={columns}>
        <section className="sheet list-sheet" aria-labelledby="webhook-deliveries">
          <h2 id="webhook-deliveries">
            {text('resources.webhook-deliveries.title')}
            <span className="end">{actions}</span>
          </h2>
          <Filters />
          <Rows />
        </section>
      </ListColumnsContext>
    </ListBase>
  )
}
