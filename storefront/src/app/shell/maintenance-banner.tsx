import { useApi } from '@pinline/ui/api-client/api-context'
import { useMaintenance } from '@pinline/ui/api-client/use-maintenance'
import type { ReactNode } from 'react'
import { useFormat } from '../format.ts'
import { useTranslation } from '../use-translation.ts'

/** Says during maintenance that one can look around but not order, and until when. */
export function MaintenanceBanner(): ReactNode {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const api = useApi()
  const until = useMaintenance()
  if (until === null) return null
  const isLate = Date.parse(until) <= api.serverNow()
  return (
    <div className="wrap script-notice" role="status">
      <div className="notice notice-warn">
        <div>
          {t('maintenance.title')}
          <p>{isLate ? t('maintenance.soon') : t('maintenance.until', { time: format.moment(until) })}</p>
        </div>
      </div>
    </div>
  )
}
