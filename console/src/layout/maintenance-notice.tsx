import { useMaintenance } from '@pinline/ui/api-client/use-maintenance'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'

/** Says to everybody during maintenance that nothing can be saved. */
export const MaintenanceNotice = () => {
  const text = useText()
  const format = useFormat()
  const until = useMaintenance()
  if (until === null) return null
  return (
    <p className="notice notice-warn maintenance-notice" role="status">
      {text('shell.maintenance', { time: format.moment(until) })}
    </p>
  )
}
