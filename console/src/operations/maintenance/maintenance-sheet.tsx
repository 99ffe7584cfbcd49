import { maintenancePermission } from '@pinline/contracts/account/maintenance/maintenance'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { EndMaintenanceDialog } from './end-maintenance-dialog.tsx'
import { StartMaintenanceDialog } from './start-maintenance-dialog.tsx'
import { useMaintenanceState } from './use-maintenance-state.ts'

/** Maintenance mode: whether it is on, why and until when; begins, changes and ends it. */
export const MaintenanceSheet = () => {
  const text = useText()
  const format = useFormat()
  const { data, error, refetch } = useMaintenanceState()
  const [dialog, setDialog] = useState<'start' | 'end'>()
  const close = () => setDialog(undefined)
  return (
    <section className="sheet" aria-labelledby="maintenance">
      <h2 id="maintenance" className={data?.on === true ? 'late' : undefined}>
        {text('operations.maintenance.title')}
        <span className="end">
          {data !== undefined && (
            <CommandButton permission={maintenancePermission} onPress={() => setDialog('start')}>
              {text(data.on ? 'operations.maintenance.change' : 'operations.maintenance.start')}
            </CommandButton>
          )}{' '}
          {data?.on === true && (
            <CommandButton permission={maintenancePermission} tone="gold" onPress={() => setDialog('end')}>
              {text('operations.maintenance.end')}
            </CommandButton>
          )}
        </span>
      </h2>
      {data === undefined ? (
        <p className="sheet-note">
          {error === null ? text('operations.maintenance.loading') : error.message}{' '}
          {error !== null && (
            <button type="button" className="button button-small" onClick={() => void refetch()}>
              {text('shell.failed.retry')}
            </button>
          )}
        </p>
      ) : data.on ? (
        <div className="sheet-note">
          <p>
            {text('operations.maintenance.on', {
              since: format.moment(data.since ?? ''),
              until: format.moment(data.expectedEnd ?? ''),
            })}
          </p>
          <p className="reason">{data.reason}</p>
        </div>
      ) : (
        <p className="sheet-note">{text('operations.maintenance.off')}</p>
      )}
      {dialog === 'start' && data !== undefined && <StartMaintenanceDialog seen={data} onClose={close} />}
      {dialog === 'end' && <EndMaintenanceDialog onClose={close} />}
    </section>
  )
}
