import './webhook-endpoints.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { createWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-webhook-endpoint'
import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { useState } from 'react'
import { DataTable, useRefresh } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ChoiceFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { StateBadge } from '../../layout/state-badge.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { WebhookEndpointDrawer } from './webhook-endpoint-drawer.tsx'
import { WebhookFailures } from './webhook-failures.tsx'
import { WebhookSecretDialog } from './webhook-secret-dialog.tsx'

const columns = ['url', 'buyerId', 'status', 'failures', 'lastDeliveredAt', 'eventTypes', 'order', 'createdAt'] as const
const hiddenByDefault = ['order'] as const

/** Adds an endpoint, shows its secret once, and leads to its page. */
const CreateButton = () => {
  const text = useText()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const [created, setCreated] = useState<{ readonly id: string; readonly secret: string }>()
  return (
    <>
      <CommandButton permission={permissionOf(createWebhookEndpoint)} tone="gold" onPress={() => setOpen(true)}>
        <Icon name="plus" size={16} />
        {text('resources.webhook-endpoints.form.create')}
      </CommandButton>
      {isOpen && (
        <WebhookEndpointDrawer
          onClose={() => setOpen(false)}
          onReload={() => Promise.resolve(undefined)}
          onDone={(id, secret = '') => {
            setOpen(false)
            setCreated({ id, secret })
            refresh()
          }}
        />
      )}
      {created !== undefined && (
        <WebhookSecretDialog
          secret={created.secret}
          isRotated={false}
          onClose={() => void navigate(`/webhook-endpoints/${created.id}/show`)}
        />
      )}
    </>
  )
}

/** Addresses of integrators that events are sent to, newest first. */
export const WebhookEndpointList = () => {
  const text = useText()
  const format = useFormat()
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={
        <div className="filter-grid">
          <ChoiceFilter
            source="status"
            label={text('resources.webhook-endpoints.fields.status')}
            choices={(['enabled', 'disabled'] as const).map((id) => ({ id, name: text(`forms.${id}`) }))}
          />
        </div>
      }
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      actions={<CreateButton />}
    >
      <ListTable<WebhookEndpointRow> rowClick="show">
        <DataTable.Col<WebhookEndpointRow>
          source="url"
          disableSort
          render={(row) => (
            <span className="webhook-name">
              <Link to={`/webhook-endpoints/${row.id}/show`}>
                <b>{row.description === '' ? new URL(row.url).host : row.description}</b>
              </Link>
              <span className="small webhook-id">{row.url}</span>
            </span>
          )}
        />
        <DataTable.Col<WebhookEndpointRow>
          source="buyerId"
          disableSort
          render={({ buyerId }) => (buyerId === null ? null : <PersonName id={buyerId} />)}
        />
        <DataTable.Col<WebhookEndpointRow>
          source="status"
          disableSort
          render={(row) => <StateBadge disabled={row.status === 'disabled'} />}
        />
        <DataTable.Col<WebhookEndpointRow>
          source="failures"
          disableSort
          render={(row) => <WebhookFailures endpoint={row} />}
        />
        <DataTable.Col<WebhookEndpointRow>
          source="lastDeliveredAt"
          disableSort
          render={(row) => (
            <span className="figure nowrap">
              {row.lastDeliveredAt === null
                ? text('resources.webhook-endpoints.never')
                : format.moment(row.lastDeliveredAt)}
            </span>
          )}
        />
        <DataTable.Col<WebhookEndpointRow>
          source="eventTypes"
          disableSort
          render={(row) =>
            row.eventTypes.length === 0
              ? text('resources.webhook-endpoints.all')
              : text('resources.webhook-endpoints.types', { smart_count: row.eventTypes.length })
          }
        />
        <DataTable.Col<WebhookEndpointRow>
          source="order"
          disableSort
          render={(row) => text(`resources.webhook-endpoints.order.${row.order}`)}
        />
        <DataTable.Col<WebhookEndpointRow>
          source="createdAt"
          render={(row) => <span className="figure nowrap">{format.moment(row.createdAt)}</span>}
        />
      </ListTable>
    </ListPage>
  )
}
