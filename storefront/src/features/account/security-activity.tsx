import { type ActivityKind, type ActivityRow, activityKind } from '@pinline/contracts/account/audit/list-activity'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { Pagination } from '@pinline/ui/design/pagination.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { type ActivityRequest, listActivityQuery } from './security.queries.ts'
import { useDeviceText } from './use-device-text.ts'

const kinds: readonly (ActivityKind | 'all')[] = ['all', ...activityKind.options]

function ActivityLine({ entry }: { entry: ActivityRow }): ReactNode {
  const { t } = useTranslation('security')
  const { t: errorText } = useTranslation('errors')
  const format = useFormat()
  const deviceText = useDeviceText()
  const isRefused = entry.outcome !== 'done'
  const what = t(t.has(`call.${entry.call}`) ? `call.${entry.call}` : 'call.other')
  return (
    <li className="security-row">
      <time className="security-time figure" dateTime={entry.at}>
        {format.moment(entry.at)}
      </time>
      <p className="security-what">
        <span>
          <b>{what}</b>{' '}
          {isRefused && (
            <span className="tag tag-warn">
              {errorText.has(entry.outcome) ? errorText(entry.outcome) : t('activity.refused')}
            </span>
          )}
        </span>
        {entry.device !== '' && (
          <span className="small" title={entry.device}>
            {deviceText(entry.device)}
          </span>
        )}
        {entry.address !== '' && <span className="small figure">{entry.address}</span>}
      </p>
    </li>
  )
}

/** The account's activity, by kind and page; both are in the URL. */
export function SecurityActivity({ request }: { request: ActivityRequest }): ReactNode {
  const { t } = useTranslation('security')
  const navigate = useNavigate()
  const query = useQuery(listActivityQuery(useAppContext(), request))
  const searchOf = ({ kind, page, pageSize }: ActivityRequest) => ({
    tab: 'security',
    ...(kind === 'all' ? {} : { status: kind }),
    ...(page === 1 ? {} : { page }),
    ...(pageSize === 15 ? {} : { pageSize }),
  })
  const found = query.data
  return (
    <section className="account-part" aria-labelledby="security-activity">
      <h2 id="security-activity">{t('activity.title')}</h2>
      <p className="small">{t('activity.text')}</p>
      <div className="sheet">
        <nav className="tabs-list" aria-label={t('activity.kinds')}>
          {kinds.map((kind) => (
            <Link
              key={kind}
              to="/user/center"
              search={searchOf({ ...request, kind, page: 1 })}
              resetScroll={false}
              className="tabs-tab"
              aria-current={kind === request.kind ? 'page' : undefined}
              activeOptions={{ explicitUndefined: true }}
            >
              {t(`activity.kind.${kind}`)}
            </Link>
          ))}
        </nav>
        {found === undefined ? (
          query.isError && !query.isFetching ? (
            <LoadFailure
              title={t('activity.error')}
              retry={t('retry')}
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <SkeletonRows label={t('activity.loading')} />
          )
        ) : found.list.length === 0 ? (
          <EmptyState title={t('activity.empty')}>
            <p>{t('activity.emptyText')}</p>
          </EmptyState>
        ) : (
          <>
            <ol className="security-rows" aria-busy={query.isPlaceholderData}>
              {found.list.map((entry) => (
                <ActivityLine key={entry.id} entry={entry} />
              ))}
            </ol>
            <Pagination
              page={found.page}
              pageSize={found.pageSize}
              total={found.total}
              onChange={({ page, pageSize }) =>
                void navigate({
                  to: '/user/center',
                  search: searchOf({ ...request, page, pageSize: pageSize === 30 || pageSize === 50 ? pageSize : 15 }),
                  resetScroll: false,
                })
              }
              texts={{
                label: t('activity.pager'),
                sizes: t('activity.sizes'),
                previous: t('activity.previous'),
                next: t('activity.next'),
                total: t('activity.total', { count: found.total }),
              }}
            />
          </>
        )}
      </div>
    </section>
  )
}
