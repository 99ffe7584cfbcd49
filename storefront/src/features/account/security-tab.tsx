import { activityKind } from '@pinline/contracts/account/audit/list-activity'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import type { ActivityRequest } from './security.queries.ts'
import { SecurityActivity } from './security-activity.tsx'
import { SecurityData } from './security-data.tsx'
import { SecuritySessions } from './security-sessions.tsx'

/** Filters of the activity list, from the URL. */
export const activityRequestOf = ({
  status,
  page,
  pageSize,
}: {
  readonly status?: string | undefined
  readonly page?: number | undefined
  readonly pageSize?: 15 | 30 | 50 | undefined
}): ActivityRequest => ({
  kind: activityKind.safeParse(status).data ?? 'all',
  page: page ?? 1,
  pageSize: pageSize ?? 15,
})

/** Sessions, activity, data export and account deletion. */
export function SecurityTab({ request }: { request: ActivityRequest }): ReactNode {
  const { t } = useTranslation('security')
  return (
    <>
      <div className="account-head">
        <h1>{t('title')}</h1>
      </div>
      <SecuritySessions />
      <SecurityActivity request={request} />
      <SecurityData />
    </>
  )
}
